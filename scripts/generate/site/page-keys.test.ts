import { expect, test } from 'vitest';
import { listRoutePatterns } from '../../../tests/support/route-patterns.ts';
import { pageKeys, type SourceTexts, usedIn, usedPaths } from './page-keys.ts';

const keys = pageKeys(process.cwd());

const source = (...texts: string[]): SourceTexts => ({
  file: 'a.tsx',
  texts: new Set(texts),
  translated: new Set(),
  namespaces: new Set(),
  hasOpenNamespace: false,
});
const tree = { list: { title: 'a', zero_one: 'b', zero_other: 'c' }, chips: { month: 'd', price: 'e' }, close: 'f' };

test('a branch whose keys are all used is one path, and a fully used tree is `true`', () => {
  const isUsed = usedIn([source('list.title', 'list.zero', 'tour:chips.month')]);
  expect(usedPaths(tree, (key) => isUsed('tour', key))).toEqual(['list', 'chips.month']);
  expect(usedPaths(tree, () => true)).toBe(true);
  expect(usedPaths(tree, () => false)).toEqual([]);
});

test('a template uses every key that it matches; a template without fixed text uses none', () => {
  expect(usedPaths(tree, (key) => usedIn([source('chips.\0')])('tour', key))).toEqual(['chips']);
  expect(usedPaths(tree, (key) => usedIn([source('\0.\0')])('tour', key))).toEqual([]);
});

test('an argument of `t` is a key of its namespaces, any other text of all namespaces', () => {
  const translating = { ...source('close'), translated: new Set(['close']), namespaces: new Set(['saved']) };
  expect([usedIn([translating])('saved', 'close'), usedIn([translating])('tour', 'close')]).toEqual([true, false]);
  expect(usedIn([{ ...translating, hasOpenNamespace: true }])('tour', 'close')).toBe(true);
  expect(usedIn([{ ...translating, translated: new Set() }])('tour', 'close')).toBe(true);
});

test('every page has messages', () => {
  expect(
    Object.keys(keys).sort(),
    'A page of src/pages names its route in `staticProps(route, …)`, `queryProps(route, …)`, `memberProps(route, …)` or `loadPageMessages(locale, route, …)`',
  ).toEqual([...listRoutePatterns(), '/404', '/500'].sort());
});

test('a page has the messages of its dialogs and none of other pages', () => {
  expect(keys['/group-tour']).toMatchObject({ common: expect.arrayContaining(['confirm', 'errors', 'pager']) });
  expect(keys['/group-tour/destination']).toMatchObject({ tour: ['destinations'] });
  expect(keys['/auth/sign-in']?.obs).toEqual(['title', 'description', 'idle']);
});
