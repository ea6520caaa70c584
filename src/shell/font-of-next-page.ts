import Router from 'next/router';
import { loadFont, showLoadedFont } from '@/lib/loaded-font';

// Nobody notices that text moves so soon after a press, and browsers do not count it as a layout shift for 500 ms.
const SOON_MS = 450;

/**
 * Switches to the site's font, once it is loaded, with the first page that appears soon after a press; returns a
 * function that stops that. Until then the font of the first frame stays, because text would move
 * (`src/ui/theme/fonts.css`).
 */
export function switchFontOnNextPage(): () => void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const load = () => void loadFont().catch(() => undefined);
  const notePress = () => {
    pressedAt = performance.now();
  };
  const switchFont = (_url: string, { shallow }: { shallow: boolean }) => {
    if (!shallow && performance.now() - pressedAt < SOON_MS) showLoadedFont();
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
  document.addEventListener('click', notePress, true);
  Router.events.on('routeChangeComplete', switchFont);
  return () => {
    window.removeEventListener('load', load);
    document.removeEventListener('click', notePress, true);
    Router.events.off('routeChangeComplete', switchFont);
  };
}
