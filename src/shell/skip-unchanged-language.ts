/**
 * Skips assignments of an unchanged `lang`. Next assigns it after every navigation, and every assignment makes the
 * browser recalculate the styles of all elements.
 */
export function skipUnchangedLanguage(root: HTMLElement = document.documentElement): void {
  Object.defineProperty(root, 'lang', {
    configurable: true,
    get: () => root.getAttribute('lang') ?? '',
    set: (language: string) => {
      if (language !== root.getAttribute('lang')) root.setAttribute('lang', language);
    },
  });
}
