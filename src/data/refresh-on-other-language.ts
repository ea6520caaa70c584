import Router from 'next/router';
import { mutate } from 'swr';

/**
 * Requests the data of the page again when the visitor has switched the language, because the service answers in the
 * language of the page. Until then the answers in the previous language stay, so that no form or booking that needs them
 * disappears for a moment.
 */
export function refreshOnOtherLanguage(): void {
  let shown = Router.locale;
  // Next changes `lang`, which requests read, before it emits this.
  Router.events.on('routeChangeComplete', () => {
    if (Router.locale === shown) return;
    shown = Router.locale;
    void mutate(() => true).catch(() => undefined);
  });
}
