/** What the check of readiness renders: no words, no data, no layout. */
export function RenderCheck() {
  return <p data-render-check />;
}
