/** Runs something after the next paint: whoever has pressed a button sees that first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
