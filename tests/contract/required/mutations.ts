import { isPart, type Part } from '../../../scripts/contract/judge/document.ts';

/** One change of one `required` list: `keys` lead to the schema that has it, or could have it. */
export type Mutation = { keys: string[]; field: string; kind: 'left out' | 'added' };

/** Every entry taken out of a `required` list, and every optional field made required, in all schemas of a document. */
export function mutationsOf(document: Part): Mutation[] {
  return objectSchemas(document, []).flatMap(({ keys, schema }) => {
    const required = requiredOf(schema);
    const fields = Object.keys(schema.properties as Part);
    const optional = fields.filter((field) => !required.includes(field));
    return [
      ...required.map((field) => ({ keys, field, kind: 'left out' as const })),
      ...optional.map((field) => ({ keys, field, kind: 'added' as const })),
    ];
  });
}

/** The document with that one change; what lies beside the changed list is shared with the given one. */
export function mutated(document: Part, { keys, field, kind }: Mutation): Part {
  return changedAt(document, keys, (schema) => {
    const required = requiredOf(schema);
    return { ...schema, required: kind === 'added' ? [...required, field] : required.filter((one) => one !== field) };
  }) as Part;
}

function changedAt(part: unknown, [key, ...rest]: string[], change: (schema: Part) => Part): unknown {
  if (key === undefined) return change(part as Part);
  if (Array.isArray(part))
    return part.map((one, index) => (String(index) === key ? changedAt(one, rest, change) : one));
  return { ...(part as Part), [key]: changedAt((part as Part)[key], rest, change) };
}

function requiredOf({ required }: Part): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

function objectSchemas(part: unknown, keys: string[]): { keys: string[]; schema: Part }[] {
  if (typeof part !== 'object' || part === null) return [];
  // An example is a value, even when its keys look like those of a schema.
  const below = Object.entries(part)
    .filter(([key]) => key !== 'examples' && key !== 'example')
    .flatMap(([key, one]) => objectSchemas(one, [...keys, key]));
  return isPart(part) && isPart(part.properties) && part.type === 'object' ? [{ keys, schema: part }, ...below] : below;
}
