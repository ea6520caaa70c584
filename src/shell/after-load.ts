import Router from 'next/router';
import { refreshOnOtherLanguage } from '@/data/refresh-on-other-language';
import { afterPaint } from '@/lib/after-paint';
import { queryString } from '@/lib/query-string';
import { forgetTrips } from '@/state/offline-trips';
import { sessionState } from '@/state/session';

/** Starts what the first frame does not need. */
export async function startAfterLoad(): Promise<void> {
  refreshOnOtherLanguage();
  prefetchFirstPage();
  // The browser may have removed the token alone.
  if (sessionState.status === 'visitor') void forgetTrips();
  await switchFontOnNextPage();
}

/**
 * Prefetches the page of the first visit when the visitor has left it, so that Back shows it at once. Next keeps the
 * styles and data of the static pages that it has loaded itself; the first page came from the server. A page that the
 * server renders for each request (a list opened with filters) still waits for its data.
 */
export function prefetchFirstPage(): void {
  let firstPage: Parameters<typeof Router.prefetch> | undefined;
  const remember = (_path: string, { shallow }: { shallow: boolean }) => {
    const { pathname, query, asPath, locale } = Router;
    if (!shallow) firstPage = [pathname + queryString(query), asPath, { locale }];
  };
  const prefetch = (_path: string, { shallow }: { shallow: boolean }) => {
    const page = firstPage;
    if (shallow || !page) return;
    Router.events.off('routeChangeStart', remember);
    Router.events.off('routeChangeComplete', prefetch);
    afterPaint(() => void Router.prefetch(...page).catch(() => undefined));
  };
  Router.events.on('routeChangeStart', remember);
  Router.events.on('routeChangeComplete', prefetch);
}

// The file of `src/ui/theme/fonts.css`. Bundlers replace this call by the address of the file, and only in this form.
const FONT = new URL(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  import.meta.url,
);

// Nobody notices that text moves so soon after a press, and browsers do not count it as a layout shift for 500 ms.
const SOON_MS = 450;

/**
 * Loads the site's font and switches to it with the first page that appears soon after a press. Until then the font of
 * the first frame stays, because text would move (`src/ui/theme/fonts.css`).
 */
export async function switchFontOnNextPage(): Promise<void> {
  let pressedAt = Number.NEGATIVE_INFINITY;
  let isLoaded = false;
  document.addEventListener(
    'click',
    () => {
      pressedAt = performance.now();
    },
    true,
  );
  const switchIfSoon = (_url: string, { shallow }: { shallow: boolean }) => {
    if (isLoaded && !shallow && performance.now() - pressedAt < SOON_MS)
      document.documentElement.dataset.font = 'loaded';
  };
  // Next emits this when the page is in the document and not painted yet, so that neither its text is seen to move, nor
  // the text of the page before it.
  Router.events.on('routeChangeComplete', switchIfSoon);
  // A second name, which only `data-font` uses: browsers resolve the fonts of style sheets again whenever a page changes
  // the style sheets, and the text moves when they arrive.
  const font = new FontFace('Plus Jakarta Sans Loaded', `url("${FONT}")`, { weight: '200 800' });
  document.fonts.add(await font.load());
  isLoaded = true;
}
