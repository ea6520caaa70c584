import type { Page } from '@playwright/test';
import type { Language } from '../../support/test.ts';

// Words that no sentence of the other language can do without, and that are nobody's name.
const FOREIGN = {
  id: /(?:^|[\s("“])(the|and|with|your|you|this|from|please|of)(?=$|[\s,.;:!?)”])/i,
  en: /(?:^|[\s("“])(yang|dan|untuk|dengan|Anda|kami|dari|tidak|atau|bisa)(?=$|[\s,.;:!?)”])/i,
};
const RAW_KEY = /(?:^|\s)[a-z][a-zA-Z-]*:[a-z]\w*\.\w|(?:^|\s)[a-z]+[A-Z]?\w*(?:\.[a-z]\w*)+(?:\s|$)|\{\{\w+\}\}/;
// An address, an email, a file name: dots without a space that are no key.
const NO_KEY = /\.(example|gov|com|pdf|jpg|png|webp|id|html?)\b|@/;

/** The texts of the page that are in the wrong language, or are the key of a text. */
export async function wrongTexts(page: Page, language: Language): Promise<string[]> {
  const { own, all } = await page.evaluate((language) => {
    const texts = { own: [] as string[], all: [] as string[] };
    const add = (text: string | null | undefined, element: Element | null) => {
      if (!text?.trim() || !element || element.closest('script, style, noscript, template')) return;
      const link = element.closest('a');
      if (link && link.host.replace(/^www\./, '') === text.trim()) return;
      texts.all.push(text.trim());
      if (element.closest('[lang]')?.getAttribute('lang') === language) texts.own.push(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) add(walker.currentNode.textContent, walker.currentNode.parentElement);
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) add(element.getAttribute(name), element);
    }
    // A title cannot say that a part of it, such as the name of a tour, is Indonesian.
    if (language === 'id') add(document.title, document.documentElement);
    return texts;
  }, language);
  const foreign = own.filter((text) => FOREIGN[language].test(text));
  const keys = all.filter((text) => RAW_KEY.test(text) && !NO_KEY.test(text));
  return [...foreign.map((text) => `not ${language}: ${text}`), ...keys.map((text) => `a key: ${text}`)];
}
