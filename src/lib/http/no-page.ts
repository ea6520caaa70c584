/**
 * Returns null. Next requires a default component for a route that sends a file; it is never rendered. It is apart from
 * `filePage`, because it is the one part of such a route that the browser's files contain.
 */
export function NoPage() {
  return null;
}
