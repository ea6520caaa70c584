import { parseYaml } from '@redocly/openapi-core';
import { isJsonObject, type JsonObject, methods, type OpenApiDocument, valueAt } from './document.ts';

/** A group of proposals; its name is the value of `x-proposed` in the document. */
export type Group = { title: string; why: string; without: string };
type Place = { group: string; name: string; text: string };

/** Keys of the document that are no part of a name. */
const SILENT = new Set(['properties', 'items', 'schema', 'components', 'schemas', 'paths', 'webhooks']);

/** Returns the groups of openapi/proposals.yaml by name, in the order of their worth. */
export const readGroups = (yaml: string): Record<string, Group> => parseYaml(yaml) as Record<string, Group>;

/**
 * Returns a page for the team of the service: what the document proposes, why, and what the site does without it, in
 * the order of `groups` (openapi/proposals.yaml). Throws when a part of the document names no group, or a group has no
 * part.
 */
export function proposalsPage(document: OpenApiDocument, groups: string): string {
  const places = placesIn(document, document, []);
  const known = readGroups(groups);
  for (const { group, name } of places) {
    if (!known[group]) throw new Error(`${name} names no group of openapi/proposals.yaml: ${group}`);
  }
  const sections = Object.entries(known).map(([group, { title, why, without }], index) => {
    const rows = places.filter((place) => place.group === group);
    if (rows.length === 0)
      throw new Error(`No part of the document names the group ${group} of openapi/proposals.yaml.`);
    const table = rows.map(({ name, text }) => `| \`${name}\` | ${text} |`);
    return [
      `## ${index + 1}. ${title}`,
      `${why} **Without it:** ${without}`,
      ['| Part | What it is |', '|---|---|', ...table].join('\n'),
    ];
  });
  return `${[
    '<!-- Generated from openapi/ by `npm run generate`. Never edit. -->',
    '# What the document proposes',
    `The document describes the service as it was specified, and proposes ${places.length} parts beside it. All are
optional: the site works with a service that has none, and with one that has some. They are listed in the order of their
worth for visitors; within a group, the document says the rest.`,
    ...sections.flat(),
  ].join('\n\n')}\n`;
}

function placesIn(document: OpenApiDocument, part: unknown, path: string[]): Place[] {
  if (Array.isArray(part)) return part.flatMap((one, index) => placesIn(document, one, [...path, String(index)]));
  if (!isJsonObject(part)) return [];
  const group = part['x-proposed'];
  const own =
    group === undefined ? [] : [{ group: String(group), name: nameOf(part, path), text: textOf(document, part) }];
  const inner = Object.entries(part).filter(([key]) => key !== 'examples');
  return [...own, ...inner.flatMap(([key, value]) => placesIn(document, value, [...path, key]))];
}

/** The call of an operation, or the path of a field below its schema such as `Tour.leaders`. */
function nameOf(part: JsonObject, path: string[]): string {
  const method = methods.find((one) => one === path.at(-1));
  if (method) return `${method.toUpperCase()} ${path.at(-2)}`;
  if (typeof part.in === 'string') return `${part.in} ${part.name}`;
  if (path[1] === 'headers') return `header ${path.at(-1)}`;
  return path
    .filter((key) => !SILENT.has(key))
    .join('.')
    .replace('responses.', 'answer ');
}

/** The summary, the first sentence of the description, the text of a reference's target, or the names of the fields. */
function textOf(document: OpenApiDocument, part: JsonObject): string {
  const { summary, description, $ref, properties = {} } = part;
  const text = summary ?? description;
  if (typeof $ref === 'string' && typeof text !== 'string')
    return textOf(document, valueAt(document, $ref) as JsonObject);
  if (typeof text !== 'string') return Object.keys(properties as JsonObject).join(', ');
  return (/^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text).replaceAll(/\s+/g, ' ');
}
