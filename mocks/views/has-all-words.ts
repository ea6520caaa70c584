/** Lower case without accents, so that 'turkiye' finds 'Türkiye'. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** True when each word of the search occurs somewhere in the texts. */
export function hasAllWords(search: string, texts: (string | null | undefined)[]): boolean {
  const text = fold(texts.join(' '));
  return fold(search)
    .split(/[\s–-]+/)
    .every((word) => text.includes(word));
}
