type Operation = { operationId?: string; description?: string };
type Document = { info: { description?: string }; paths: Record<string, Record<string, Operation>> };

const preferences = `

The embedded service host also obeys a \`Prefer\` header on every operation:

- \`Prefer: code=404\` answers the example of that status, \`Prefer: example=sold-out\` the example of that name; both work
  together, ask for the bearer where one is asked for, and change nothing.
- \`Prefer: delay=300\` waits that many milliseconds first.
- A status or a name without an example is answered with 501.`;

/**
 * Adds to the document for its reference: the operation id that SDK, faults and log use, and how to choose an answer
 * with Prefer.
 */
export function readableDocument(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, withNames(item)]);
  const description = `${document.info.description ?? ''}${preferences}`;
  return { ...document, info: { ...document.info, description }, paths: Object.fromEntries(paths) };
}

function withNames(item: Record<string, Operation>): Record<string, Operation> {
  const parts = Object.entries(item).map(([key, part]) => [
    key,
    part.operationId ? { ...part, description: `\`${part.operationId}\`\n\n${part.description ?? ''}` } : part,
  ]);
  return Object.fromEntries(parts);
}
