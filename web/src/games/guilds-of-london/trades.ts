// What each guild trades in or makes, in a box of 40 by 30: filled shapes, later ones in front, and lines over them.

const WOOD = "#a9743f";
const DARK = "#7b4f27";
const PALE = "#d9ad6d";
const STEEL = "#b7c1ca";
const IRON = "#6b747d";
const STONE = "#ddd5c2";
const WOOL = "#f3ead6";
const GOLD = "#eebf3e";
const BRASS = "#c98f16";
const RED = "#a8321f";
const ROSE = "#d9897b";
const BLUE = "#3f6ea3";
const SKY = "#a9cbdc";
const GREEN = "#5b8a4a";
const LEAF = "#8fb06a";
const VIOLET = "#6d4a8f";
const WINE = "#7a1f2b";
const CREAM = "#f8ecc9";
const CRUST = "#c98a4b";
const HIDE = "#b98556";

export interface Trade {
  shapes: [path: string, fill: string][];
  lines?: string;
}

export const TRADES: Record<string, Trade> = {
  // Silk merchants: a bolt of silk.
  "guild-1": {
    shapes: [
      ["M8 6H30V20Q20 17 8 22Z", VIOLET],
      ["M8 20Q20 15 30 20V28Q20 23 8 29Z", "#8a66ab"],
      ["M8 3A3 5 0 0 0 8 13H30A3 5 0 0 0 30 3Z", VIOLET],
      ["M30 3A3 5 0 1 1 30 13A3 5 0 1 1 30 3Z", CREAM],
    ],
    lines: "M13 16V25M19 14V23M25 14V22",
  },
  // Pepperers: spices in sacks.
  "guild-2": {
    shapes: [
      ["M3 28Q0 18 5 13H17Q21 18 19 28Z", CREAM],
      ["M5 13Q11 6 17 13Z", RED],
      ["M21 28Q18 19 23 15H34Q39 19 37 28Z", CREAM],
      ["M23 15Q29 9 34 15Z", GOLD],
    ],
    lines: "M6 17Q11 19 17 17M24 19Q29 21 35 19",
  },
  // Wool merchants: a sheep.
  "guild-3": {
    shapes: [
      ["M12 20H15V28H12ZM25 20H28V28H25Z", DARK],
      ["M9 20Q3 17 7 12 7 6 13 7 17 2 22 6 28 3 30 8 35 11 32 17 31 22 25 21 20 24 15 21 11 23 9 20Z", WOOL],
      ["M29 9Q35 7 37 11 38 17 34 18 30 17 29 9Z", DARK],
    ],
    lines: "M34 12V12.100M12 12Q15 10 16 13M20 16Q23 14 24 17",
  },
  // Stockfish merchants: dried fish on a line.
  "guild-4": {
    shapes: [
      ["M9 6Q15 10 13 18L16 26H4L7 18Q4 10 9 6Z", SKY],
      ["M20 6Q26 10 24 18L27 26H15L18 18Q15 10 20 6Z", STEEL],
      ["M31 6Q37 10 35 18L38 26H26L29 18Q26 10 31 6Z", SKY],
    ],
    lines: "M1 4Q20 7 39 4M9 11V11.100M20 11V11.100M31 11V11.100",
  },
  // Goldbeaters: a gold cup.
  "guild-5": {
    shapes: [
      ["M10 3H30Q30 15 20 16 10 15 10 3Z", GOLD],
      ["M18 16H22V23H18Z", BRASS],
      ["M11 28Q13 22 20 22T29 28Z", GOLD],
      ["M20 6 22.500 9 20 12 17.500 9Z", RED],
    ],
    lines: "M10 5Q4 4 5 9T11 12M30 5Q36 4 35 9T29 12",
  },
  // Furriers: a fur collar.
  "guild-6": {
    shapes: [
      ["M5 8Q20-2 35 8 38 15 33 18 30 14 26 16 23 14 20 17 17 14 14 16 10 14 7 18 2 15 5 8Z", HIDE],
      ["M7 18Q4 26 10 28 15 25 14 16 10 14 7 18ZM33 18Q36 26 30 28 25 25 26 16 30 14 33 18Z", DARK],
    ],
    lines: "M12 8 13 11M20 5V8M28 8 27 11M9 22 10 24M31 22 30 24",
  },
  // Linen armourers: a quilted coat.
  "guild-7": {
    shapes: [
      ["M13 3H27L37 9 34 16 29 14V28H11V14L6 16 3 9Z", CREAM],
      ["M16 3H24L20 8Z", RED],
    ],
    lines: "M15 8V27M20 9V27M25 8V27M11 15 29 21M29 15 11 21M11 21 29 27M29 21 11 27",
  },
  // Cappers: a feathered cap.
  "guild-8": {
    shapes: [
      ["M4 22Q20 15 36 22V27Q20 21 4 27Z", WINE],
      ["M8 20Q7 9 18 8 31 8 32 20 20 15 8 20Z", RED],
      ["M26 13Q30 3 39 2 38 11 28 16Z", CREAM],
    ],
    lines: "M28 14 36 5M14 13Q18 11 22 12",
  },
  // Salt traders: heaps of salt.
  "guild-9": {
    shapes: [
      ["M2 27Q8 12 13 12T24 27Z", "#fbf7ee"],
      ["M16 27Q22 8 27 8T38 27Z", "#fbf7ee"],
      ["M24 18 36 4 39 7 27 20Z", WOOD],
      ["M20 16 29 20 25 26 16 22Z", PALE],
    ],
    lines: "M8 23V23.100M12 19V19.100M32 22V22.100M30 17V17.100",
  },
  // Ferroners: a key and a bar.
  "guild-10": {
    shapes: [
      ["M4 22H36V28H4Z", IRON],
      ["M8 4A6 6 0 1 1 8 16 6 6 0 0 1 8 4ZM8 7A3 3 0 1 0 8 13 3 3 0 0 0 8 7Z", STEEL],
      ["M14 8.500H36V11.500H33V15H30V11.500H27V14H24V11.500H14Z", STEEL],
    ],
    lines: "M8 25H32",
  },
  // Wine merchants: a cask and grapes.
  "guild-11": {
    shapes: [
      ["M3 8Q0 17 3 26H23Q26 17 23 8Z", WOOD],
      ["M6 8H9V26H6ZM17 8H20V26H17Z", IRON],
      ["M30 12A3 3 0 1 1 30 18 3 3 0 0 1 30 12ZM35 12A3 3 0 1 1 35 18 3 3 0 0 1 35 12Z", WINE],
      ["M32.500 17A3 3 0 1 1 32.500 23 3 3 0 0 1 32.500 17ZM32.500 22A3 3 0 1 1 32.500 28 3 3 0 0 1 32.500 22Z", WINE],
      ["M32 11Q28 4 36 4 40 8 33 11Z", LEAF],
    ],
    lines: "M13 15V19",
  },
  // Shearmen: great shears.
  "guild-12": {
    shapes: [
      ["M18 15 36 4Q40 8 34 12L19 18Z", STEEL],
      ["M18 15 36 26Q40 22 34 18L19 12Z", STEEL],
      ["M3 15A8 8 0 0 1 19 12V14H17A6 6 0 1 0 17 16H19V18A8 8 0 0 1 3 15Z", IRON],
    ],
  },
  // Dyers: a vat and a coloured cloth.
  "guild-13": {
    shapes: [
      ["M5 13H29L26 28H8Z", WOOD],
      ["M4 10H30V14H4Z", DARK],
      ["M14 10Q12 4 18 3H34Q38 4 38 9V22H31V9H20V10Z", BLUE],
      ["M31 9H38V13H31ZM31 17H38V22H31Z", RED],
    ],
    lines: "M11 18 12 26M17 18V26M23 18 22 26",
  },
  // Ale brewers: a foaming tankard.
  "guild-14": {
    shapes: [
      ["M9 9H28V28H9Z", PALE],
      ["M9 13H28V16H9ZM9 22H28V25H9Z", IRON],
      ["M8 10Q4 5 10 5 12 0 17 3 22-1 25 4 32 3 29 10 24 13 22 9 18 14 16 9 11 13 8 10Z", "#fffaf0"],
    ],
    lines: "M28 13Q36 12 35 18T28 23",
  },
  // Tanners: a stretched hide.
  "guild-15": {
    shapes: [
      ["M4 2H7V29H4ZM33 2H36V29H33ZM2 3H38V6H2ZM2 25H38V28H2Z", WOOD],
      ["M12 8 16 10 20 8 24 10 28 8 29 14 26 17 29 23 24 21 20 24 16 21 11 23 14 17 11 14Z", HIDE],
    ],
    lines: "M12 8 8 6M28 8 32 6M11 23 8 25M29 23 32 25M13 15 7 15M27 15 33 15",
  },
  // Tinsmiths: a jug and a plate.
  "guild-16": {
    shapes: [
      ["M20 15A9 9 0 1 1 38 15 9 9 0 1 1 20 15Z", STEEL],
      ["M24 15A5 5 0 1 1 34 15 5 5 0 1 1 24 15Z", "#d3dae0"],
      ["M8 4H19Q17 10 20 14 23 28 18 28H9Q3 27 6 14 9 10 8 4Z", STEEL],
      ["M7 2H20V6H7Z", IRON],
    ],
    lines: "M7 9Q1 8 2 14T6 19M7 20H20",
  },
  // Surgeons, who were barbers, too: bowl, razor and pole.
  "guild-17": {
    shapes: [
      ["M3 12H25Q24 24 14 24T3 12Z", BRASS],
      ["M10 24H18V28H10Z", BRASS],
      ["M30 2H35V28H30Z", CREAM],
      ["M30 6 35 2V7L30 11ZM30 15 35 11V16L30 20ZM30 24 35 20V25L31 28H30Z", RED],
      ["M5 5 22 2 23 6 6 8Z", STEEL],
    ],
  },
  // Bladesmiths: crossed blades.
  "guild-18": {
    shapes: [
      ["M5 3 8 2 29 21 27 23Z", STEEL],
      ["M35 3 32 2 11 21 13 23Z", STEEL],
      ["M24 23 30 17 32 19 29 22 36 27 34 29 28 24 26 26Z", DARK],
      ["M16 23 10 17 8 19 11 22 4 27 6 29 12 24 14 26Z", DARK],
    ],
  },
  // White bakers: loaves.
  "guild-19": {
    shapes: [
      ["M2 27Q0 14 13 14T25 27Z", CRUST],
      ["M17 27Q16 10 28 10T39 27Z", PALE],
      ["M10 14Q9 4 20 4T30 13Q24 9 19 14Z", CRUST],
    ],
    lines: "M8 18 11 22M14 17 17 21M23 15 27 20M30 15 33 20M16 7 19 10",
  },
  // Wax makers: a beehive and wax.
  "guild-20": {
    shapes: [
      ["M3 28Q1 22 4 20 2 15 6 13 7 6 14 4 21 6 22 13 26 15 24 20 27 22 25 28Z", GOLD],
      ["M10 28V23A4 4 0 0 1 18 23V28Z", DARK],
      ["M28 20H38V28H28Z", PALE],
      ["M30 10Q34 4 38 9 36 14 31 13Z", CREAM],
    ],
    lines: "M4 20H24M6 13H22M30 8 33 12",
  },
  // Candle makers.
  "guild-21": {
    shapes: [
      ["M6 12H12V28H6Z", CREAM],
      ["M17 9H23V28H17Z", CREAM],
      ["M28 14H34V28H28Z", CREAM],
      ["M9 2Q13 8 9 10 5 8 9 2ZM31 4Q35 10 31 12 27 10 31 4Z", GOLD],
      ["M20-1Q24 5 20 7 16 5 20-1Z", GOLD],
      ["M3 26H37V29H3Z", WOOD],
    ],
    lines: "M9 10V13M20 7V10M31 12V15",
  },
  // Helmet makers.
  "guild-22": {
    shapes: [
      ["M9 27V15Q9 3 20 3T31 15V27L24 24V17H16V24Z", STEEL],
      ["M9 14H31V18H9Z", IRON],
      ["M18 3Q22-2 31 2 27 4 24 6Z", RED],
    ],
    lines: "M20 4V14M13 16H17M23 16H27M12 22V24M28 22V24",
  },
  // Beltmakers: a belt with its buckle.
  "guild-23": {
    shapes: [
      ["M2 11H38V19H2Z", WINE],
      ["M24 7H35V23H24ZM27 10V20H32V10Z", GOLD],
      ["M27 14H37V16H27Z", BRASS],
    ],
    lines: "M6 15V15.100M11 15V15.100M16 15V15.100M21 15V15.100",
  },
  // Fleshers: a joint and a cleaver.
  "guild-24": {
    shapes: [
      ["M3 20Q2 10 12 9T25 18Q24 28 13 27T3 20Z", ROSE],
      ["M10 18A4 4 0 1 1 18 18 4 4 0 1 1 10 18Z", CREAM],
      ["M20 3H35V13H20Z", STEEL],
      ["M35 5H39V9H35Z", DARK],
    ],
    lines: "M32 6V6.100",
  },
  // Saddle makers.
  "guild-25": {
    shapes: [
      ["M5 6Q10 10 18 10T33 5Q38 8 34 13L31 16H9Q3 12 5 6Z", HIDE],
      ["M11 15H28L26 25Q20 29 14 24Z", WOOD],
      ["M19 20H22V25H26V29H15V25H19Z", STEEL],
    ],
    lines: "M13 18 15 23M26 18 25 23",
  },
  // Carpenters: plane and plank.
  "guild-26": {
    shapes: [
      ["M2 22H38V28H2Z", PALE],
      ["M6 14H30L33 22H4Z", WOOD],
      ["M16 14 20 6 24 8 21 14Z", STEEL],
      ["M8 14Q7 7 12 7T13 14Z", DARK],
      ["M32 14Q39 12 38 18T33 21Q36 17 32 14Z", PALE],
    ],
    lines: "M8 25H24",
  },
  // Shoemakers: a boot.
  "guild-27": {
    shapes: [
      ["M10 2H22V14Q26 18 33 18 38 20 37 26H10Z", HIDE],
      ["M9 26H38V29H9Z", DARK],
      ["M9 2H23V6H9Z", CREAM],
    ],
    lines: "M18 12 23 10M19 16 24 13",
  },
  // Limners: an open book with a gold initial.
  "guild-28": {
    shapes: [
      ["M2 6Q12 2 20 7 28 2 38 6V27Q28 23 20 28 12 23 2 27Z", CREAM],
      ["M6 9H15V18H6Z", BLUE],
      ["M10.500 10 14 17H7Z", GOLD],
    ],
    lines: "M20 7V28M6 21Q12 20 16 22M24 11Q30 8 35 10M24 15Q30 12 35 14M24 19Q30 16 35 18M24 23Q30 20 35 22",
  },
  // Leather dressers: gloves.
  "guild-29": {
    shapes: [
      ["M4 28V18L2 12Q3 9 6 12L7 15V5Q9 2 11 5V4Q13 1 15 4V6Q18 4 19 8V20L17 28Z", CREAM],
      ["M22 28V18L20 12Q21 9 24 12L25 15V5Q27 2 29 5V4Q31 1 33 4V6Q36 4 37 8V20L35 28Z", PALE],
    ],
    lines: "M11 5V13M15 6V13M29 5V13M33 6V13M4 24H18M22 24H36",
  },
  // Stonecutters: dressed stones and a mallet.
  "guild-30": {
    shapes: [
      ["M2 19H14V28H2ZM15 19H27V28H15ZM8 10H20V19H8Z", STONE],
      ["M24 4 36 2 38 10 26 12Z", WOOD],
      ["M29 11 32 10.500 34 27 31 27.500Z", PALE],
    ],
    lines: "M5 23H10M18 23H23M11 14H16",
  },
  // Leadworkers: a spout and ingots.
  "guild-31": {
    shapes: [
      ["M4 20H16L19 28H1ZM22 20H34L37 28H19Z", IRON],
      ["M13 10H25L28 18H10Z", STEEL],
      ["M30 3H37V16H30Z", IRON],
    ],
    lines: "M31 7H36M31 11H36M15 14H23",
  },
  // Hostelers: an inn's sign and a bed.
  "guild-32": {
    shapes: [
      ["M2 10H5V28H2ZM35 15H38V28H35Z", DARK],
      ["M5 18H35V25H5Z", RED],
      ["M6 13H15Q17 16 15 18H6Z", CREAM],
      ["M15 18Q20 13 35 17V20H15Z", WOOL],
      ["M20 2H32V11H20Z", GOLD],
    ],
    lines: "M26 0V2M26 4 27 6 29 6 27.500 7.500 28 9.500 26 8.500 24 9.500 24.500 7.500 23 6 25 6Z",
  },
  // Bell founders.
  "guild-33": {
    shapes: [
      ["M7 23Q12 19 12 12 12 3 20 3T28 12Q28 19 33 23Z", BRASS],
      ["M5 22H35V25H5Z", GOLD],
      ["M17 25A3 3 0 0 0 23 25Z", IRON],
      ["M17 0H23V4H17Z", WOOD],
    ],
    lines: "M13 15H27M16 7Q15 9 15 12",
  },
  // Fowlers: a goose.
  "guild-34": {
    shapes: [
      ["M16 23H18V29H16ZM22 23H24V29H22Z", GOLD],
      ["M4 14Q14 14 20 12L29 15Q34 22 24 24 10 26 4 14Z", WOOL],
      ["M24 14Q28 12 27 5 29 1 33 4L32 8Q33 16 28 19Z", WOOL],
      ["M33 4 39 6 33 8Z", GOLD],
    ],
    lines: "M10 16Q16 21 23 18M30.500 4.500V4.600",
  },
  // Pastelers: a pie.
  "guild-35": {
    shapes: [
      ["M4 15H36L32 27H8Z", CRUST],
      ["M2 15Q6 5 20 5T38 15Q34 18 31 15 28 18 25 15 22 18 19 15 16 18 13 15 10 18 7 15 5 17 2 15Z", PALE],
    ],
    lines: "M20 8V12M14 9 15 12M26 9 25 12M12 19 14 24M20 19V24M28 19 26 24",
  },
  // Barrel makers: a barrel and hoops.
  "guild-36": {
    shapes: [
      ["M6 3H24Q30 15 24 28H6Q0 15 6 3Z", WOOD],
      ["M4.500 7H25.500L27 11H3ZM3 20H27L25.500 24H4.500Z", IRON],
      ["M33 12A7 7 0 1 1 33 26 7 7 0 0 1 33 12ZM33 15A4 4 0 1 0 33 23 4 4 0 0 0 33 15Z", IRON],
    ],
    lines: "M11 3Q9 15 11 28M19 3Q21 15 19 28",
  },
  // Lightermen: a barge.
  "guild-37": {
    shapes: [
      ["M9 10H27V19H9Z", PALE],
      ["M1 16H39Q37 26 30 26H9Q3 25 1 16Z", WOOD],
      ["M31 3 33 2 38 17H35Z", DARK],
      ["M0 25Q5 22 10 25T20 25 30 25 40 25V30H0Z", SKY],
    ],
    lines: "M15 10V16M21 10V16",
  },
  // Paviors: cobbles and a rammer.
  "guild-38": {
    shapes: [
      ["M1 21Q6 17 11 21V28H1ZM12 21Q17 17 22 21V28H12ZM23 21Q29 17 34 21V28H23Z", STONE],
      ["M14 8H26V18H14Z", WOOD],
      ["M18.500 1H21.500V8H18.500Z", PALE],
      ["M13 1H27V4H13Z", PALE],
    ],
    lines: "M14 15H26",
  },
  // Apothecaries: a jar, a mortar and a pestle.
  "guild-39": {
    shapes: [
      ["M3 10H17V28H3Z", BLUE],
      ["M5 5H15V10H5Z", CREAM],
      ["M3 15H17V22H3Z", CREAM],
      ["M22 15H38Q37 24 33 25V28H27V25Q23 24 22 15Z", BRASS],
      ["M30 16 35 3 38 4 33 16Z", GOLD],
    ],
    lines: "M10 16V21M7.500 18.500H12.500",
  },
  // Master mariners: a cog under sail.
  "guild-40": {
    shapes: [
      ["M19 1H21V20H19Z", DARK],
      ["M8 4Q20 1 32 4 35 11 32 17 20 14 8 17 11 11 8 4Z", CREAM],
      ["M2 17H9V19H31V17H38Q37 26 30 26H10Q4 26 2 17Z", WOOD],
      ["M0 25Q5 22 10 25T20 25 30 25 40 25V30H0Z", SKY],
      ["M19 4H21V15H19ZM12 8.500H28V10.500H12Z", RED],
    ],
  },
  // St Lawrence Jewry: a church with its steeple.
  "st-lawrence-jewry": {
    shapes: [
      ["M13 13H38V28H13Z", STONE],
      ["M12 14 16 8H36L39 14Z", IRON],
      ["M3 10H13V28H3Z", STONE],
      ["M2 10 8-1 14 10Z", IRON],
      [
        "M5.500 15A2.500 2.500 0 0 1 10.500 15V20H5.500ZM17 19A2 2 0 0 1 21 19V24H17ZM24 19A2 2 0 0 1 28 19V24H24ZM31 19A2 2 0 0 1 35 19V24H31Z",
        SKY,
      ],
    ],
  },
  // Gog and Magog: the two giants.
  "gog-and-magog": {
    shapes: [
      ["M6 12H16L18 28H4Z", RED],
      ["M24 12H34L36 28H22Z", GREEN],
      ["M7 8A4 4 0 1 1 15 8L14 12H8ZM25 8A4 4 0 1 1 33 8L32 12H26Z", CREAM],
      ["M6 6Q11-1 16 6ZM24 6Q29-1 34 6Z", GOLD],
      ["M1 4 3 3 4 28H2ZM37 3 39 4 38 28H36Z", DARK],
      ["M7 9H15L13 15 11 17 9 15ZM25 9H33L31 15 29 17 27 15Z", DARK],
    ],
  },
  // Businessmen's hall.
  "businessmens-hall": {
    shapes: [
      ["M4 13H36V27H4Z", STONE],
      ["M2 13 20 3 38 13Z", WOOL],
      ["M7 14H10V26H7ZM14 14H17V26H14ZM23 14H26V26H23ZM30 14H33V26H30Z", WOOL],
      ["M2 26H38V29H2Z", STONE],
      ["M20 6A2.500 2.500 0 1 1 20 11 2.500 2.500 0 0 1 20 6Z", GOLD],
    ],
  },
  // The Lord Mayor's parade: his coach.
  "lord-mayors-parade": {
    shapes: [
      ["M6 6Q20 1 34 6L31 19Q20 23 9 19Z", GOLD],
      ["M12 8H19V15H11ZM21 8H28L29 15H21Z", SKY],
      ["M17 3Q20-3 23 3Z", RED],
      ["M2 23A6 6 0 1 1 14 23 6 6 0 1 1 2 23ZM26 23A6 6 0 1 1 38 23 6 6 0 1 1 26 23Z", RED],
      ["M6 23A2 2 0 1 1 10 23 2 2 0 1 1 6 23ZM30 23A2 2 0 1 1 34 23 2 2 0 1 1 30 23Z", GOLD],
    ],
    lines: "M8 17V29M2 23H14M32 17V29M26 23H38M13 24Q20 27 27 24",
  },
  // The university: books and a mortarboard.
  "university-of-london": {
    shapes: [
      ["M5 22H33V28H5Z", BLUE],
      ["M8 16H35V22H8Z", RED],
      ["M12 11H28V16Q20 19 12 16Z", IRON],
      ["M2 9 20 2 38 9 20 16Z", "#4a4f57"],
    ],
    lines: "M34 10V18M9 19H14M8 25H13",
  },
};
