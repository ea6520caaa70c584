// An older Node cannot load the page cache and would respond to every page with an error.
const OLDEST_NODE = 24;

/** Throws when the Node that runs this process is too old for the site. */
export function requireNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${node}.`);
}
