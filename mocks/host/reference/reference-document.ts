type Operation = { operationId?: string; description?: string };
type Document = { info: { description?: string }; paths: Record<string, Record<string, Operation>> };

const PREFER_HELP = `

The embedded service host also accepts a \`Prefer\` header on every operation:

- \`Prefer: code=404\` returns the example of that status, \`Prefer: example=sold-out\` the example of that name. Both can
  be combined; they still require the bearer token and change no data.
- \`Prefer: delay=300\` delays the response by that many milliseconds.
- A status or a name without an example gets a 501.`;

/**
 * Prepares the API document for its reference page: each description begins with the operation id, which SDK, faults
 * and log use, and the introduction explains the `Prefer` header.
 */
export function toReferenceDocument(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, withOperationIds(item)]);
  const description = `${document.info.description ?? ''}${PREFER_HELP}`;
  return { ...document, info: { ...document.info, description }, paths: Object.fromEntries(paths) };
}

function withOperationIds(item: Record<string, Operation>): Record<string, Operation> {
  const parts = Object.entries(item).map(([key, part]) => [
    key,
    part.operationId ? { ...part, description: `\`${part.operationId}\`\n\n${part.description ?? ''}` } : part,
  ]);
  return Object.fromEntries(parts);
}
