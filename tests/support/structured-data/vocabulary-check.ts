import { type Range, readVocabulary } from './vocabulary.ts';

export type JsonLdNode = { [key: string]: unknown };

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const isUrl = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

/** How a value of a data type is written in JSON-LD. A day alone is a Date and no DateTime. */
const isWrittenAs: Record<string, (value: unknown) => boolean> = {
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && isDay(value),
  DateTime: (value) => typeof value === 'string' && isDay(DATE_TIME.exec(value)?.[1] ?? ''),
  Float: Number.isFinite,
  Integer: Number.isInteger,
  Number: Number.isFinite,
  Text: (value) => typeof value === 'string' && value !== '',
  Time: (value) => typeof value === 'string' && TIME.test(value),
  URL: isUrl,
  // A text in place of a node is the address of the node.
  IdReference: isUrl,
};

// `Date` accepts 30 February and returns a day of March.
function isDay(text: string): boolean {
  const day = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const typesOf = (node: JsonLdNode): string[] => [node['@type'] ?? []].flat().map(String);
export const isNode = (value: unknown): value is JsonLdNode => typeof value === 'object' && value !== null;

/** Returns all nodes with a type or an `@id` in a value, at any depth. */
export function nodesIn(value: unknown): JsonLdNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  const isOwn = '@type' in value || '@id' in value;
  return [...(isOwn ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

/** Returns all nodes of a type at any depth. */
export function nodesOfType(type: string, data: readonly JsonLdNode[]): JsonLdNode[] {
  return nodesIn(data).filter((node) => typesOf(node).includes(type));
}

/**
 * Returns where structured data breaks schema.org's vocabulary: an unknown type, a property that its type does not have,
 * a value outside the range of its property, and a reference to a node that the page does not have.
 */
export function findVocabularyProblems(data: readonly JsonLdNode[]): string[] {
  const nodes = nodesIn(data);
  const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
  const broken = nodes.filter((node) => '@id' in node && !ids.has(node['@id']));
  return [
    ...nodes.flatMap(nodeProblems),
    ...broken.map((node) => `refers to ${node['@id']}, which the page does not have`),
  ];
}

function nodeProblems(node: JsonLdNode): string[] {
  const { hasType, rangeOf } = readVocabulary();
  const types = typesOf(node);
  const unknownTypes = types.filter((type) => !hasType(type));
  if (unknownTypes.length > 0) return unknownTypes.map((type) => `has the unknown type ${type}`);
  return Object.entries(node).flatMap(([key, value]) => {
    // The suffix belongs to the potential actions of schema.org, not to its vocabulary.
    const property = key.replace(/-(input|output)$/, '');
    if (property.startsWith('@')) return [];
    const ranges = types.map((type) => rangeOf(type, property)).filter((range) => range !== undefined);
    const name = `${types.join('+')}.${key}`;
    if (ranges.length === 0) return [`${name} is not in the vocabulary`];
    if (property !== key) return [];
    const wrong = [value].flat().filter((one) => !ranges.some((range) => isInRange(one, range)));
    return wrong.map((one) => `${name} is ${JSON.stringify(one)} instead of ${ranges[0]?.types.join(' or ')}`);
  });
}

function isInRange(value: unknown, { types, texts }: Range): boolean {
  const { isKind } = readVocabulary();
  if (isNode(value)) {
    const isReference = !('@type' in value) && '@id' in value && types.includes('IdReference');
    return isReference || typesOf(value).some((type) => types.some((ancestor) => isKind(type, ancestor)));
  }
  return texts.has(String(value)) || types.some((type) => isWrittenAs[type]?.(value));
}
