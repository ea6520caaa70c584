// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { skipUnchangedLanguage } from './skip-unchanged-language';

test('a changed language is assigned, an unchanged one is not', async () => {
  const root = document.documentElement;
  root.lang = 'id';
  skipUnchangedLanguage();
  const changedAttributes: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    changedAttributes.push(...records.map(({ attributeName }) => attributeName)),
  );
  observer.observe(root, { attributes: true });
  root.lang = 'id';
  await Promise.resolve();
  expect([root.lang, changedAttributes]).toEqual(['id', []]);
  root.lang = 'en';
  await Promise.resolve();
  expect([root.lang, root.getAttribute('lang'), changedAttributes]).toEqual(['en', 'en', ['lang']]);
  observer.disconnect();
});
