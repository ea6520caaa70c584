import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { expect, test, vi } from 'vitest';
import { locales } from './locales';
import { type Messages, type MessageTree, translator } from './translate';

const folder = new URL('../../public/locales/', import.meta.url);

function messagesOf(locale: string): Messages {
  const files = readdirSync(new URL(`${locale}/`, folder));
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as MessageTree;
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), read(file)]));
}

function keysOf(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

// i18next is the reference: both must give the same text for every key, with and without a count.
test.each(locales)('every message of %s has the same text as in i18next', async (locale) => {
  const messages = messagesOf(locale);
  const reference = createInstance();
  await reference.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(messages),
    resources: { [locale]: messages },
    interpolation: { escapeValue: false },
  });
  const names = [...JSON.stringify(messages).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string);
  const values = Object.fromEntries(names.map((name, index) => [name, `<${name}${index}>`]));
  for (const [namespace, tree] of Object.entries(messages)) {
    const t = translator(messages, locale, namespace);
    for (const key of keysOf(tree)) {
      const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
      for (const count of [0, 1, 2, 11]) {
        const given = { ...values, count };
        expect(t(base, given), `${namespace}:${base}`).toBe(reference.t(base, { ns: namespace, ...given }));
      }
      if (key === base) expect(t(key, values)).toBe(reference.t(key, { ns: namespace, ...values }));
    }
  }
});

test('a missing key is shown as the key, and a colon selects another namespace', () => {
  const t = translator({ common: { menu: { home: 'Beranda' } }, tour: {} }, 'id', 'tour');
  expect(t('common:menu.home')).toBe('Beranda');
  expect(t('list.nothing')).toBe('list.nothing');
});

test('development warns once about a missing message and about a namespace that the page lacks', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const t = translator({ tour: { list: { title: 'Tours' } } }, 'en', 'tour');
  const translateAll = () => [t('list.title'), t('list.none'), t('common:menu.home')];
  vi.stubEnv('NODE_ENV', 'production');
  translateAll();
  expect(warn).not.toHaveBeenCalled();
  vi.stubEnv('NODE_ENV', 'development');
  translateAll();
  expect(translateAll()).toEqual(['Tours', 'list.none', 'menu.home']);
  expect(warn.mock.calls.flat()).toEqual([
    'No message "tour:list.none" in en. Add it to public/locales/en/tour.json.',
    'This page has no messages of "common". Name them in its call of pageFrame or loadPageMessages.',
  ]);
});
