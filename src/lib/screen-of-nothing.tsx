/** Stands for a long part that is not here yet: what comes after it starts below the screen. */
export function ScreenOfNothing() {
  return <div style={{ minHeight: '100vh' }} />;
}
