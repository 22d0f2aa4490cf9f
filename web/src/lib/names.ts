/** A name without characters that cannot be seen or that turn the direction of writing, as the server keeps it. */
export const visible = (name: string) => name.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, "");
