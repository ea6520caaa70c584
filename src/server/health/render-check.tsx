/**
 * Shows the page of the readiness check. It has no messages, data or layout, so that only a rendering failure can break
 * it.
 */
export function RenderCheck() {
  return <p data-render-check />;
}
