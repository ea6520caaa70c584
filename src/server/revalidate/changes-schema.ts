import * as v from 'valibot';

const LISTS = [
  'regionals',
  'deals',
  'banners',
  'promotions',
  'about',
  'contact',
  'terms',
  'visa',
  'passport',
  'mice',
] as const;

// `ContentChange` of the API document.
const change = v.variant('kind', [
  v.strictObject({
    kind: v.literal('tour'),
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  }),
  v.strictObject({
    kind: v.picklist(['article', 'career']),
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  v.strictObject({ kind: v.picklist(LISTS) }),
]);

const schema = v.strictObject({ changes: v.pipe(v.array(change), v.minLength(1), v.maxLength(100)) });

export type Change = v.InferOutput<typeof change>;

/** The changes in a parsed body, or what is wrong with it, by field. */
export function parseChanges(body: unknown): { changes: Change[] } | { errors: Record<string, string[]> } {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const place = v.getDotPath(issue) ?? 'body';
    errors[place] = [...(errors[place] ?? []), issue.message];
  }
  return { errors };
}
