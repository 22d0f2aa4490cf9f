// A bot in JavaScript, for Node: it takes options that it has not taken before. Speaks `guildhall bot-protocol`.
//
//   guildhall arena tiny-towns greedy "program:node examples/line_bot.mjs"
//   guildhall join http://localhost:8000/t/TABLE --bot "node examples/line_bot.mjs"

import { createInterface } from "node:readline";

const taken = new Map(); // how often each option was taken

/** One of the options. Yours will look at position.view first. */
function choose(position) {
  const count = (option) => taken.get(`${position.decision} ${option}`) ?? 0;
  const least = Math.min(...position.options.map(count));
  const fresh = position.options.filter((option) => count(option) === least);
  const option = fresh[Math.floor(Math.random() * fresh.length)];
  taken.set(`${position.decision} ${option}`, least + 1);
  return option;
}

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello":
      send({ type: "hello", name: "line bot" });
      break;
    case "position":
      send({ type: "answer", number: message.number, option: choose(message) });
      break;
    case "end":
      process.exit(0); // message.points and message.places have the result
  }
}
