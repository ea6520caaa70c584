// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { skipUnchangedLanguage } from './skip-unchanged-language';

test('another language is written, the same one is not, and all is as before in the end', async () => {
  const root = document.documentElement;
  root.lang = 'id';
  const end = skipUnchangedLanguage();
  const written: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    written.push(...records.map(({ attributeName }) => attributeName)),
  );
  observer.observe(root, { attributes: true });
  root.lang = 'id';
  await Promise.resolve();
  expect([root.lang, written]).toEqual(['id', []]);
  root.lang = 'en';
  await Promise.resolve();
  expect([root.lang, root.getAttribute('lang'), written]).toEqual(['en', 'en', ['lang']]);
  end();
  expect(Object.hasOwn(root, 'lang')).toBe(false);
  observer.disconnect();
});
