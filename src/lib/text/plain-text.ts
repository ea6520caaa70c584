const WORDS_PER_MINUTE = 200;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the text of HTML in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the reading time of a text in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.split(' ').length / WORDS_PER_MINUTE));
}

/** Returns the sentences at the start of a text that fit whole, or else its excerpt. */
export function firstSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A sentence ends before a capital letter, which a number such as 1.500 does not.
  return /^.*[.!?](?= \p{Lu})/u.exec(text.slice(0, maxLength + 2))?.[0] ?? excerptOf(text, maxLength);
}

/** Returns the start of a text, cut after the last whole word that fits. */
export function excerptOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || maxLength).replace(/[\s,.;:–-]+$/, '')}…`;
}
