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
