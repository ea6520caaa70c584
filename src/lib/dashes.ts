/** Binds every dash of a title to the word before it, so that no line starts with a dash. */
export function keepDashes(title: string): string {
  return title.replace(/ ([–-]) /g, '\u00a0$1 ');
}
