// The tool of each craftsman's trade, as lines in a box of 24.
export const TOOLS: Record<string, string> = {
  mortar_mixer: "M3 13h18l-3 7H6ZM9 13 16 3M13 2l6 4",
  woodworker: "M2 16 15 5l6 6-2 3-3-1-1 3-3-1-1 3-3-1-1 3-4-1Z",
  stonecutter: "M4 4h11v6H4ZM9 10v11M18 12l3 9h-4l-1-7Z",
  tool_maker: "M2 7h14l6-2q0 6-6 6l1 4H8l1-4Q4 11 2 7ZM6 20h13",
  mason: "M12 2v6M12 8 5 21h14Z",
  carpenter: "M8 22 15 5M12 3q8-1 9 8-4-3-7-3Z",
  potter: "M9 3h6M9 3q2 4-2 7-2 8 3 11h4q5-3 3-11-4-3-2-7",
  architect: "M12 4 6 21M12 4l6 17M8.5 14h7M12 1v3",
  sculptor: "M12 8a3 3 0 1 0-.1 0M7 21v-7q5-6 10 0v7ZM5 21h14",
  glassblower: "M6 21V10q0-6 6-8 6 2 6 8v11ZM12 2v19M6 12h12",
  goldsmith: "M6 3h12q0 9-6 9T6 3ZM12 12v7M7 21h10l-5-2Z",
  organ_builder: "M4 20V10M8 20V6M12 20V3M16 20V6M20 20V10M2 21h20",
  bell_founder: "M4 18q4-3 4-9 0-5 4-6 4 1 4 6 0 6 4 9ZM11 21h2",
};
