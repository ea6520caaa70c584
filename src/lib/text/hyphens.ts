/** Keeps codes, short prefixes and ranges on one line: `DS-160`, `e-paspor`, `09.00–14.00`. Long words still break. */
export function withNoBreakHyphens(text: string): string {
  return text.replace(/(\d|(?:^|[^\p{L}\d])\p{L}{1,2})([-–])(?=[\p{L}\d])/gu, '$1$2\u2060');
}
