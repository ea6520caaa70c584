const REST_MS = 300;
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';
const FIELDS = 'input, select, textarea';
/** A control that is larger than this both ways shows enough of itself beside the button. */
const LARGE_PX = 140;

/**
 * Lets the help button come out of the margin of a small screen (`data-out`) while the page rests and nothing that can
 * be pressed lies where it would stand. Returns a function that stops this.
 */
export function stepAside(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => button.toggleAttribute('data-out', !document.activeElement?.matches(FIELDS) && isFree(button));
  const move = () => {
    button.removeAttribute('data-out');
    clearTimeout(timer);
    timer = setTimeout(settle, REST_MS);
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, move, options);
  for (const type of ['focusin', 'focusout', 'click']) document.addEventListener(type, move, options);
  move();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/** True if no control lies at nine points of the place where the button stands when it is out. */
function isFree(button: HTMLElement): boolean {
  const left = button.offsetLeft;
  const { top, height } = button.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((across) =>
    [0.05, 0.5, 0.95].every((down) => {
      const [x, y] = [left + button.offsetWidth * across, top + height * down];
      return document.elementsFromPoint(x, y).every((element) => !isControl(element.closest(CONTROLS), button, x, y));
    }),
  );
}

function isControl(control: Element | null, button: HTMLElement, x: number, y: number): boolean {
  if (!control || control === button) return false;
  const box = control.getBoundingClientRect();
  if (box.width > LARGE_PX && box.height > LARGE_PX) return false;
  // The link of a card is larger than its box: it also covers the rest of the card.
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
