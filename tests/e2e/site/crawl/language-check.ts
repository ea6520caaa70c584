import type { Page } from '@playwright/test';
import type { Language } from '../../support/test.ts';

// Frequent words of the other language that are not part of a name.
const FOREIGN_WORDS = {
  id: /(?:^|[\s("“])(the|and|with|your|you|this|from|please|of)(?=$|[\s,.;:!?)”])/i,
  en: /(?:^|[\s("“])(yang|dan|untuk|dengan|Anda|kami|dari|tidak|atau|bisa)(?=$|[\s,.;:!?)”])/i,
};
const MESSAGE_KEY = /(?:^|\s)[a-z][a-zA-Z-]*:[a-z]\w*\.\w|(?:^|\s)[a-z]+[A-Z]?\w*(?:\.[a-z]\w*)+(?:\s|$)|\{\{\w+\}\}/;
// Addresses, email addresses and file names also contain dots without spaces.
const NO_MESSAGE_KEY = /\.(example|gov|com|pdf|jpg|png|webp|id|html?)\b|@/;

/** Returns the texts of the page that are in the wrong language, and those that are the key of a missing message. */
export async function findWrongTexts(page: Page, language: Language): Promise<string[]> {
  const { inLanguage, all } = await page.evaluate((language) => {
    const texts = { inLanguage: [] as string[], all: [] as string[] };
    const add = (text: string | null | undefined, element: Element | null) => {
      if (!text?.trim() || !element || element.closest('script, style, noscript, template')) return;
      const link = element.closest('a');
      if (link && link.host.replace(/^www\./, '') === text.trim()) return;
      texts.all.push(text.trim());
      if (element.closest('[lang]')?.getAttribute('lang') === language) texts.inLanguage.push(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) add(walker.currentNode.textContent, walker.currentNode.parentElement);
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) add(element.getAttribute(name), element);
    }
    // An English document title may contain the Indonesian name of a tour, and cannot mark it with `lang`.
    if (language === 'id') add(document.title, document.documentElement);
    return texts;
  }, language);
  const foreignTexts = inLanguage.filter((text) => FOREIGN_WORDS[language].test(text));
  const keys = all.filter((text) => MESSAGE_KEY.test(text) && !NO_MESSAGE_KEY.test(text));
  return [...foreignTexts.map((text) => `not ${language}: ${text}`), ...keys.map((text) => `a key: ${text}`)];
}
