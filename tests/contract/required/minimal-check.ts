import { isJsonObject, type JsonObject, partAt } from '../../../scripts/contract/judge/document.ts';
import { createJudge } from '../../../scripts/contract/judge/judge.ts';
import { withValueAt } from '../forms/form-case.ts';
import type { MinimalCase } from './minimal.ts';

/**
 * Resolves with the differences between a document and the minimal values of one schema. Each value must be valid, and
 * must become invalid without any one of its fields, at any depth.
 */
export async function minimalProblems(
  document: JsonObject,
  { name, schemaPath, values }: MinimalCase,
): Promise<string[]> {
  const judge = createJudge(usedParts(document, schemaPath));
  const { pointer } = partAt(document, schemaPath);
  const problems: string[] = [];
  for (const value of values) {
    const breaches = await judge.open(pointer, value);
    if (breaches.length > 0) problems.push(`${name}: the minimal value is no longer enough`);
    for (const path of pathsIn(value)) {
      const isValid = (await judge.open(pointer, withValueAt(value, path, undefined))).length === 0;
      if (isValid) problems.push(`${name}: ${path} may be left out`);
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

/**
 * Returns the document with only the schemas that one schema uses: the validator reads a document as a whole, and the
 * tests read many.
 */
function usedParts(document: JsonObject, schemaPath: string[]): JsonObject {
  const components: Record<string, JsonObject> = {};
  const addPart = (group: string, name: string): void => {
    if (components[group]?.[name] !== undefined) return;
    const { value } = partAt(document, ['components', group, name]);
    components[group] = { ...components[group], [name]: value };
    for (const [, schema = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)/g))
      addPart('schemas', schema);
  };
  const [, group = '', name = ''] = schemaPath;
  if (!isJsonObject(partAt(document, ['components', group, name]).value)) throw new Error(`No ${schemaPath.join('/')}`);
  addPart(group, name);
  return { openapi: document.openapi, info: document.info, paths: {}, components };
}
