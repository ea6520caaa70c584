/** An origin such as https://api.kelana.example; throws a sentence that names the variable. */
export function parseOrigin(name: string, value: string): string {
  const text = value.trim().replace(/\/+$/, '');
  if (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text) return text;
  throw new Error(`${name} must be an origin such as https://api.kelana.example, without a path; it is "${value}".`);
}
