import Router from 'next/router';

/** The state of a history entry, as Next stores it. */
type EntryState = { options?: { shallow?: boolean; locale?: string } } | null;

/**
 * Lets Next load the page when Back or Forward leads to an entry in another language. Otherwise it keeps the page that
 * is shown when both entries were last changed by a query only, and when the document was just loaded and both have the
 * same path. It must listen before Next's router does.
 */
export function loadOtherLanguageAfterBack(): void {
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    const { options } = (state as EntryState) ?? {};
    const { router } = Router;
    if (!options || !router || options.locale === router.locale) return;
    options.shallow = false;
    router.isSsr = false;
  });
}
