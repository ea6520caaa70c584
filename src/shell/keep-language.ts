/**
 * Next writes the language of the page again after every navigation, and where a language is written the browser works
 * out the style of every element anew: the same one is not written.
 */
export function keepLanguage(root: HTMLElement = document.documentElement): () => void {
  Object.defineProperty(root, 'lang', {
    configurable: true,
    get: () => root.getAttribute('lang') ?? '',
    set: (language: string) => {
      if (language !== root.getAttribute('lang')) root.setAttribute('lang', language);
    },
  });
  return () => {
    Reflect.deleteProperty(root, 'lang');
  };
}
