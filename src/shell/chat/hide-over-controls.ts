const STILL_MS = 300;
/** Must equal the breakpoint in chat-button.module.css. */
const SMALL_SCREEN = '(max-width: 1023.98px)';
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';
const FIELDS = 'input, select, textarea';
/** A control that is larger than this both ways stays visible enough beside the button. */
const LARGE_PX = 140;

/**
 * Shows the help button (`data-shown`) while a small screen does not scroll and no control is below the button;
 * otherwise only its edge is visible. Returns a function that stops this.
 */
export function hideOverControls(button: HTMLElement): () => void {
  const smallScreen = window.matchMedia(SMALL_SCREEN);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => button.toggleAttribute('data-shown', !document.activeElement?.matches(FIELDS) && isFree(button));
  const hide = () => {
    // On large screens the button is always shown and no style reads the attribute.
    if (!smallScreen.matches) return;
    button.removeAttribute('data-shown');
    clearTimeout(timer);
    timer = setTimeout(update, STILL_MS);
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, hide, options);
  for (const type of ['focusin', 'focusout', 'click']) document.addEventListener(type, hide, options);
  // Content that loads later, such as a list of dates, moves controls below the button. The first call is at once.
  const content = new ResizeObserver(hide);
  content.observe(document.body);
  return () => {
    stop.abort();
    content.disconnect();
    clearTimeout(timer);
  };
}

/** True if no control lies at nine points of the place where the button is when it is shown. */
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
