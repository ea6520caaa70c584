import { isPart, type Part, partAt } from '../../../scripts/contract/judge/document.ts';
import { createJudge } from '../../../scripts/contract/judge/judge.ts';
import { changed } from '../forms/form-case.ts';
import type { SmallestRow } from './smallest.ts';

/**
 * Where a document wants more than the smallest value of a schema, or less: each such value is right, and wrong as soon
 * as any one field is taken out of it, at any depth.
 */
export async function smallestProblems(document: Part, { name, keys, values }: SmallestRow): Promise<string[]> {
  const judge = createJudge(reachable(document, keys));
  const { pointer } = partAt(document, keys);
  const problems: string[] = [];
  for (const value of values) {
    const breaches = await judge.open(pointer, value);
    if (breaches.length > 0) problems.push(`${name}: the smallest value is no longer enough`);
    for (const path of pathsIn(value)) {
      const isTaken = (await judge.open(pointer, changed(value, path, undefined))).length === 0;
      if (isTaken) problems.push(`${name}: ${path} may be left out`);
    }
  }
  return problems;
}

function pathsIn(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => {
    const path = `${prefix}${key}`;
    return [...(isList ? [] : [path]), ...pathsIn(part, `${path}.`)];
  });
}

/** The document without what a schema does not lead to: the validator reads a document whole, and this is read often. */
function reachable(document: Part, keys: string[]): Part {
  const components: Record<string, Part> = {};
  const keep = (group: string, name: string): void => {
    if (components[group]?.[name] !== undefined) return;
    const { value } = partAt(document, ['components', group, name]);
    components[group] = { ...components[group], [name]: value };
    for (const [, schema = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)/g))
      keep('schemas', schema);
  };
  const [, group = '', name = ''] = keys;
  if (!isPart(partAt(document, ['components', group, name]).value)) throw new Error(`No ${keys.join('/')}`);
  keep(group, name);
  return { openapi: document.openapi, info: document.info, paths: {}, components };
}
