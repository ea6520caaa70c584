import Router from 'next/router';
import { loadFont, showLoadedFont } from '@/lib/loaded-font';

// Nobody notices that text moves so soon after a press, and browsers do not count it as a layout shift for 500 ms.
const SOON_MS = 450;

/**
 * Loads the site's font and switches to it with the first page that appears soon after a press. Until then the font of
 * the first frame stays, because text would move (`src/ui/theme/fonts.css`).
 */
export async function switchFontOnNextPage(): Promise<void> {
  let pressedAt = Number.NEGATIVE_INFINITY;
  document.addEventListener(
    'click',
    () => {
      pressedAt = performance.now();
    },
    true,
  );
  const switchIfSoon = (_url: string, { shallow }: { shallow: boolean }) => {
    if (!shallow && performance.now() - pressedAt < SOON_MS) showLoadedFont();
  };
  // Next emits this when the page is in the document and not painted yet, so that neither its text is seen to move, nor
  // the text of the page before it.
  Router.events.on('routeChangeComplete', switchIfSoon);
  await loadFont();
}
