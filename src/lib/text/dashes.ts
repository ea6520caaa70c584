/** Joins every dash of a title to the word before it with a non-breaking space, so that no line starts with a dash. */
export function withNoBreakDashes(title: string): string {
  return title.replace(/ ([–-]) /g, '\u00a0$1 ');
}
