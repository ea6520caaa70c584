import { orderedProperties, type Rules, typeRules, valueRules } from './type-rules.ts';

export type JsonLdNode = { [key: string]: unknown };

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

/** Returns the references to nodes that the page does not have. */
export function brokenReferences(data: readonly JsonLdNode[]): string[] {
  const nodes = nodesIn(data);
  const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
  const broken = nodes.filter((node) => '@id' in node && !ids.has(node['@id']));
  return broken.map((node) => `refers to ${node['@id']}, which the page does not have`);
}

/** A node with the rules for it by name: those of its types, and those of the property that holds it. */
export type JudgedNode = { node: JsonLdNode; rules: [name: string, rules: Rules][] };

/**
 * Returns where the structured data of a page breaks the rules of search engines or refers to nothing. The types of
 * schema-dts check the vocabulary.
 */
export function findStructuredDataProblems(data: readonly JsonLdNode[]): string[] {
  return [...brokenReferences(data), ...judgedNodes(data).flatMap(ruleProblems)];
}

/** Returns all nodes at any depth with their rules. A reference to another node is not judged. */
export function judgedNodes(data: readonly JsonLdNode[]): JudgedNode[] {
  const nodes = nodesIn(data).filter((node) => '@type' in node);
  const holders = new Map(nodes.flatMap(heldNodes));
  return nodes.map((node) => {
    const names = [...typesOf(node), ...(holders.get(node) ?? [])];
    return { node, rules: names.flatMap((name) => (typeRules[name] ? [[name, typeRules[name]]] : [])) };
  });
}

/** Returns the nodes in the properties of a node, each with the names of its property, such as `Product.offers`. */
function heldNodes(holder: JsonLdNode): [JsonLdNode, string[]][] {
  return Object.entries(holder).flatMap(([property, value]) => {
    const names = typesOf(holder).map((type) => `${type}.${property}`);
    return [value].flat().flatMap((one): [JsonLdNode, string[]][] => (isNode(one) ? [[one, names]] : []));
  });
}

function ruleProblems({ node, rules }: JudgedNode): string[] {
  const types = typesOf(node);
  return [
    ...types.filter((type) => !typeRules[type]).map((type) => `${type} has no rules in type-rules.ts`),
    ...rules.flatMap(([name, one]) => propertyProblems(node, name, one)),
    ...Object.entries(node).flatMap(([property, value]) =>
      wrongValues(property, value).map((one) => `${types.join('+')}.${property} is written as ${JSON.stringify(one)}`),
    ),
    ...orderedProperties
      .filter(([first, second]) => isText(node[first]) && isText(node[second]) && node[second] < node[first])
      .map(([first, second]) => `${types.join('+')}.${second} is before ${first}`),
  ];
}

function propertyProblems(node: JsonLdNode, name: string, { required, forbidden = [] }: Rules): string[] {
  const missing = required.filter((names) => ![names].flat().some((property) => isPresent(node[property])));
  return [
    ...missing.map((names) => `${name} has no ${[names].flat().join(' or ')}`),
    ...forbidden
      .filter((property) => property in node)
      .map((property) => `${name} has ${property}, which no field provides`),
  ];
}

function wrongValues(property: string, value: unknown): unknown[] {
  const rule = valueRules[property];
  return [value].flat().filter((one) => rule && !isNode(one) && !rule.test(String(one)));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPresent = (value: unknown) => value !== undefined && value !== '' && [value].flat().length > 0;
