const BETWEEN_WORDS = /[\s–-]+/;

/** Lower case without accents, so that 'turkiye' finds 'Türkiye'. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** True when each word of the search occurs somewhere in the texts. */
export function hasAllWords(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = normalizeText(texts.join(' '));
  return normalizeText(search)
    .split(BETWEEN_WORDS)
    .every((word) => text.includes(word));
}
