"""Game tree search, compiled with the engine.

`ismcts` is information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse 2012). Every
simulation starts from a determinization: a state drawn from those that the searching seat considers possible. All
simulations share one tree, whose edges are answers. A simulation has the usual four steps:

- Selection (`descent`, `selection`) uses PUCT (Rosin 2011; Silver et al. 2017). As determinizations offer different
  options, an option's availability count takes the place of its parent's visits, as in Cowling et al. The exploration
  term is scaled by the range of the siblings' values, a local form of the normalization in MuZero (Schrittwieser et
  al. 2020). Every seat maximizes its own value (Sturtevant 2008). Where seats act at the same time they choose
  independently (decoupled selection: Tak, Lanctot and Winands 2014). Chance is sampled by its weights; a draw with
  very many outcomes has one open-loop node (Perez Liebana et al. 2015).
- Expansion (`selection`) adds a child for every option once a node has enough visits. A shallow look-ahead with the
  evaluator (`lookahead`) gives each child a prior probability, by softmax, and an initial value that counts as some
  visits (Gelly and Silver 2007).
- Rollout (`rollout`) follows a policy that takes the best of a few sampled options, and ends after a few rounds
  (early playout termination: Lorentz 2016). The evaluator's values there are averaged as a lambda-return (Sutton and
  Barto 2018, chapter 12).
- Backup (`ismcts`) adds the value of every seat to all nodes of the path.

`reuse` keeps the part of the tree that the game has reached. `beam` is a beam search that widens while time is left
(complete anytime beam search: Zhang 1998), for a seat that plays alone and knows all draws to come.

References

- Cowling, Powley, Whitehouse: Information set Monte Carlo tree search. IEEE TCIAIG 4(2), 2012.
- Gelly, Silver: Combining online and offline knowledge in UCT. ICML 2007.
- Lorentz: Using evaluation functions in Monte-Carlo tree search. Theoretical Computer Science 644, 2016.
- Perez Liebana, Dieskau, Hunermund, Mostaghim, Lucas: Open loop search for general video game playing. GECCO 2015.
- Rosin: Multi-armed bandits with episode context. Annals of Mathematics and Artificial Intelligence 61, 2011.
- Schrittwieser et al.: Mastering Atari, Go, chess and shogi by planning with a learned model. Nature 588, 2020.
- Silver et al.: Mastering the game of Go without human knowledge. Nature 550, 2017.
- Sturtevant: An analysis of UCT in multi-player games. Computers and Games 2008.
- Sutton, Barto: Reinforcement learning. 2nd edition, MIT Press 2018.
- Tak, Lanctot, Winands: Monte Carlo tree search variants for simultaneous move games. CIG 2014.
- Zhang: Complete anytime beam search. AAAI 1998.
"""
