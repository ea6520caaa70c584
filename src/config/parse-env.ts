import * as v from 'valibot';

const withoutSlash = (value: string) => value.trim().replace(/\/+$/, '');

/** An origin such as https://api.kelana.example; throws a sentence that names the variable. */
export function parseOrigin(name: string, value: string): string {
  const schema = v.pipe(v.string(), v.transform(withoutSlash), v.regex(/^https?:\/\/[^/?#\s]+$/), v.url());
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Error(`${name} must be an origin such as https://api.kelana.example, without a path; it is "${value}".`);
}
