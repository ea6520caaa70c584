import Router from 'next/router';

const LOADED_FONT = '1em "Plus Jakarta Sans Loaded"';

/**
 * Uses the site's font from the next page on, once it is loaded; returns a function that stops that. The page on which
 * a visit begins keeps the font of its first frame, because its text would move (`src/ui/theme/fonts.css`).
 */
export function switchFontOnNextPage(): () => void {
  const load = () => void document.fonts.load(LOADED_FONT).catch(() => undefined);
  const stop = () => {
    window.removeEventListener('load', load);
    Router.events.off('routeChangeComplete', switchFont);
  };
  function switchFont(_url: string, { shallow }: { shallow: boolean }) {
    if (shallow || !document.fonts.check(LOADED_FONT)) return;
    document.documentElement.dataset.font = 'loaded';
    stop();
  }
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
  Router.events.on('routeChangeComplete', switchFont);
  return stop;
}
