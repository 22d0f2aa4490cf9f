// What each craftsman makes and with what, in a box of 72 by 48: filled shapes, later ones in front, and lines over them.

const WOOD = "#a9743f";
const DARK_WOOD = "#7b4f27";
const PALE_WOOD = "#d9ad6d";
const STEEL = "#b7c1ca";
const IRON = "#6b747d";
const STONE = "#ddd5c2";
const SHADE = "#b9ae95";
const SAND = "#e6cf96";
const CLAY = "#c0714a";
const GOLD = "#eebf3e";
const BRASS = "#c98f16";
const RED = "#a8321f";
const BLUE = "#3f6ea3";
const GREEN = "#5b8a4a";
const PAPER = "#f8ecc9";
const GLOW = "#f2a33a";

export interface Craft {
  shapes: [path: string, fill: string][];
  lines?: string;
}

export const CRAFTS: Record<string, Craft> = {
  mortar_mixer: {
    shapes: [
      ["M55 46Q49 33 55 26H66Q72 33 67 46Z", PAPER],
      ["M56 26Q60 21 65 26Z", PAPER],
      ["M8 27Q16 16 27 21T47 27Z", SAND],
      ["M4 26H51L46 45H9Z", WOOD],
      ["M44 3 47 5 28 26 25 23Z", DARK_WOOD],
      ["M20 20 30 28 25 34 15 27Z", STEEL],
    ],
    lines: "M7 35H48M57 30H66",
  },
  woodworker: {
    shapes: [
      ["M12 34H17L13 47H8ZM21 34H26L30 47H25ZM48 34H53L49 47H44ZM57 34H62L66 47H61Z", DARK_WOOD],
      ["M3 28H69V35H3Z", PALE_WOOD],
      ["M10 24 14 21 52 5 57 14 22 27 20 24 18 28 15 25 13 28Z", STEEL],
      ["M51 4Q59-1 64 4T60 16Q56 18 54 14Z", WOOD],
    ],
    lines: "M8 31.500H30M40 31.500H64M57 7 60 10",
  },
  stonecutter: {
    shapes: [
      ["M6 25 26 18 46 25V40L26 47 6 40Z", STONE],
      ["M26 32 46 25V40L26 47Z", SHADE],
      ["M34 22 53 9 56 13 38 26Z", STEEL],
      ["M49 12 55 5 61 11 56 17Z", DARK_WOOD],
      ["M58 20 62 17 70 44 66 46Z", WOOD],
      ["M49 22 66 11 71 19 54 30Z", PALE_WOOD],
    ],
    lines: "M6 25 26 32V47M14 30V37M32 34 38 32",
  },
  tool_maker: {
    shapes: [
      ["M18 33H50L54 47H14Z", WOOD],
      ["M4 17H44L66 14Q64 26 48 27L46 34H22L20 27Q6 26 4 17Z", IRON],
      ["M4 17H44L66 14 65 19H5Z", STEEL],
      ["M20 16H38V12H20Z", GLOW],
      ["M40 6 43 2 60 12 57 16Z", WOOD],
      ["M33 1 44-1 46 9 35 11Z", IRON],
    ],
    lines: "M12 8 16 11M10 13H14M27 3V7",
  },
  mason: {
    shapes: [
      ["M3 35H22V46H3ZM24 35H43V46H24ZM45 35H64V46H45Z", STONE],
      ["M3 23H11V34H3ZM13 23H32V34H13ZM34 23H53V34H34Z", SHADE],
      ["M3 11H22V22H3ZM24 11H32V22H24Z", STONE],
      ["M3 33H53V36H3Z", PAPER],
      ["M34 22 57 6 64 17 40 25Z", STEEL],
      ["M59 11 65 5 68 7 71 12 67 13 62 15Z", DARK_WOOD],
    ],
  },
  carpenter: {
    shapes: [
      ["M2 39H70V46H2Z", PALE_WOOD],
      ["M6 39 33 6H39L66 39H58L36 13 14 39Z", WOOD],
      ["M33 10H39V39H33Z", PALE_WOOD],
      ["M18 28H54V33H18Z", WOOD],
      ["M49 4 53 2 64 24 60 26Z", DARK_WOOD],
      ["M44 4Q49 8 56 4L60 12Q52 13 50 19 43 14 44 4Z", STEEL],
    ],
    lines: "M8 42.500H30M40 42.500H64",
  },
  potter: {
    shapes: [
      ["M6 40H50V45H6Z", DARK_WOOD],
      ["M20 45H36V48H20Z", WOOD],
      ["M20 6H37Q34 12 39 16 50 24 44 34 41 40 36 40H21Q16 40 13 34 7 24 18 16 22 12 20 6Z", CLAY],
      ["M19 4H38V8H19Z", "#d58c62"],
      ["M54 29H70Q71 40 66 46H58Q53 40 54 29Z", CLAY],
      ["M53 27H71V30H53Z", "#d58c62"],
    ],
    lines: "M12 25Q28 30 45 25M14 32Q28 37 43 32M39 16Q52 14 46 27",
  },
  architect: {
    shapes: [
      ["M6 12H56V46H6Z", PAPER],
      ["M6 12Q2 12 2 8T6 4H52Q56 4 56 8V12Z", "#e4d3a3"],
      ["M53 6H58L70 44 67 46 55.500 14 42 43 39 41Z", BRASS],
      ["M55 1A4 4 0 1 1 55 9 4 4 0 0 1 55 1Z", GOLD],
    ],
    lines: "M13 42V26Q13 18 20 18T27 26V42ZM31 42V26Q31 19 37 19M13 32H27M20 18V42M47 30Q55 34 63 29",
  },
  sculptor: {
    shapes: [
      ["M16 38H48V47H16Z", SHADE],
      ["M20 38Q19 26 26 24L27 20Q21 16 22 9 24 1 32 1T42 9Q43 16 37 20L38 24Q45 26 44 38Z", STONE],
      ["M22 9Q24 0 32 0T42 9Q36 5 32 6 26 6 22 9Z", SHADE],
      ["M45 22 61 12 63 15 48 25Z", STEEL],
      ["M60 10 68 5 70 9 63 16Z", DARK_WOOD],
    ],
    lines: "M28 12H29.500M34.500 12H36M32 12V15.500H30.500M29 18Q32 20 35 18M26 30Q32 34 38 30",
  },
  glassblower: {
    shapes: [
      ["M12 47V22Q12 6 36 0 60 6 60 22V47Z", IRON],
      ["M16 44V23Q16 12 25 8V44Z", BLUE],
      ["M28 44V24H44V44Z", GOLD],
      ["M47 44V8Q56 12 56 23V44Z", GREEN],
      ["M28 21Q28 9 36 4 44 9 44 21Z", RED],
      ["M36 26 42 34 36 42 30 34Z", RED],
      ["M16 32H25V36H16ZM47 32H56V36H47Z", PAPER],
    ],
    lines: "M36 5V20M28 14H44",
  },
  goldsmith: {
    shapes: [
      ["M17 4H49Q50 24 33 26 16 24 17 4Z", GOLD],
      ["M30 25H36L37 37H29Z", BRASS],
      ["M26 29Q33 26 40 29 40 34 33 34T26 29Z", GOLD],
      ["M17 46Q20 37 33 37T49 46Z", GOLD],
      ["M15 2H51V7H15Z", BRASS],
      ["M33 11 37 15 33 20 29 15Z", RED],
      ["M21 12 24 15 22 19 20 15ZM45 12 42 15 44 19 46 15Z", BLUE],
      ["M54 40A6 6 0 1 1 66 40 6 6 0 0 1 54 40ZM57 40A3 3 0 1 0 63 40 3 3 0 0 0 57 40Z", GOLD],
      ["M60 27 64 31 60 35 56 31Z", RED],
    ],
  },
  organ_builder: {
    shapes: [
      ["M6 36H66V47H6Z", WOOD],
      ["M10 36V16H17V36ZM55 36V16H62V36Z", GOLD],
      ["M19 36V9H26V36ZM46 36V9H53V36Z", STEEL],
      ["M28 36V3H35V36ZM37 36V3H44V36Z", GOLD],
      ["M6 26H66V30H6Z", DARK_WOOD],
      ["M20 39H52V44H20Z", PAPER],
    ],
    lines:
      "M24 39V44M28 39V44M32 39V44M36 39V44M40 39V44M44 39V44M48 39V44M12 21Q13.500 18 15 21M57 21Q58.500 18 60 21M21 14Q22.500 11 24 14M48 14Q49.500 11 51 14M30 8Q31.500 5 33 8M39 8Q40.500 5 42 8",
  },
  bell_founder: {
    shapes: [
      ["M6 3H66V9H6Z", WOOD],
      ["M8 9H14V47H8ZM58 9H64V47H58Z", DARK_WOOD],
      ["M32 9H40V14H32Z", IRON],
      ["M19 38Q26 33 26 23 26 13 36 13T46 23Q46 33 53 38Z", BRASS],
      ["M17 37H55V41H17Z", GOLD],
      ["M32 41A4 4 0 1 0 40 41Z", IRON],
    ],
    lines: "M26.500 27H45.500M25 31H47M31 18Q30 22 30 25",
  },
};
