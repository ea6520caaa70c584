// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { listedTour as tour } from '../../tests/support/listed-tour';
import type { ListedTour } from './tour-lists';

const KEY = 'kelana.kept-tours';

/** Loads the module as a new page does. */
async function load() {
  vi.resetModules();
  const tourLists = await import('./tour-lists');
  const { result } = renderHook(() => tourLists.useTourLists());
  const ids = (list: 'saved' | 'recent' | 'compared') => result.current[list].map(({ id }) => id);
  return { ...tourLists, ids };
}

beforeEach(() => localStorage.clear());

test('saved tours are there after a reload, the latest first, and a second toggle removes one', async () => {
  const first = await load();
  act(() => first.toggleSaved(tour(17)));
  act(() => first.toggleSaved(tour(3)));
  const second = await load();
  expect(second.ids('saved')).toEqual([3, 17]);
  act(() => second.toggleSaved(tour(3)));
  expect(second.ids('saved')).toEqual([17]);
});

test('only the fields that a tile shows are stored', async () => {
  const { toggleSaved } = await load();
  act(() => toggleSaved({ ...tour(17), departures: [] } as ListedTour));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '').saved).toEqual([tour(17)]);
});

test('at most sixty saved and twelve recent tours are stored; the oldest are removed', async () => {
  const { toggleSaved, recordVisit, ids } = await load();
  act(() => {
    for (let id = 1; id <= 61; id += 1) {
      toggleSaved(tour(id));
      recordVisit(tour(id));
    }
  });
  expect([ids('saved').length, ids('saved')[0], ids('saved').at(-1)]).toEqual([60, 61, 2]);
  expect(ids('recent')).toEqual([61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50]);
});

test('a tour that is seen again moves to the front with its current data', async () => {
  const { recordVisit, clearRecent, ids } = await load();
  act(() => {
    recordVisit(tour(17));
    recordVisit(tour(3));
    recordVisit(tour(17, 'Turki Lengkap'));
  });
  expect(ids('recent')).toEqual([17, 3]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '').recent[0].title).toBe('Turki Lengkap');
  act(clearRecent);
  expect(ids('recent')).toEqual([]);
});

test('a fourth compared tour is refused, with its title, until the comparison changes', async () => {
  const { toggleCompared, useRefusedTour, ids } = await load();
  const { result } = renderHook(() => useRefusedTour());
  act(() => {
    for (const id of [1, 2, 3, 4]) toggleCompared(tour(id));
  });
  expect([ids('compared'), result.current]).toEqual([[1, 2, 3], 'Tour 4']);
  act(() => toggleCompared(tour(2)));
  expect([ids('compared'), result.current]).toEqual([[1, 3], null]);
  act(() => {
    for (const id of [5, 6]) toggleCompared(tour(id));
  });
  expect(result.current).toBe('Tour 6');
  // Another tab removes a compared tour.
  localStorage.setItem(KEY, JSON.stringify({ version: 1, saved: [], recent: [], compared: [tour(1)] }));
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })) && undefined);
  expect(result.current).toBeNull();
});

test('a restored tour is back at its old position, once', async () => {
  const { toggleSaved, restoreSaved, ids } = await load();
  act(() => [3, 2, 1].forEach((id) => void toggleSaved(tour(id))));
  act(() => toggleSaved(tour(2)));
  act(() => restoreSaved(tour(2), 1));
  act(() => restoreSaved(tour(2), 1));
  expect(ids('saved')).toEqual([1, 2, 3]);
});

test('changes of another tab are followed and never overwritten', async () => {
  const { toggleSaved, ids } = await load();
  act(() => toggleSaved(tour(1)));
  const fromOtherTab = { version: 1, saved: [tour(2), tour(1)], recent: [], compared: [] };
  localStorage.setItem(KEY, JSON.stringify(fromOtherTab));
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })) && undefined);
  expect(ids('saved')).toEqual([2, 1]);
  localStorage.setItem(KEY, JSON.stringify({ ...fromOtherTab, saved: [tour(5)] }));
  act(() => toggleSaved(tour(6)));
  expect(ids('saved')).toEqual([6, 5]);
});

test('with full or blocked storage the tours stay in memory', async () => {
  const { toggleSaved, ids } = await load();
  act(() => toggleSaved(tour(1)));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => toggleSaved(tour(2)));
  expect(ids('saved')).toEqual([2, 1]);
  vi.stubGlobal('localStorage', undefined);
  const blocked = await load();
  act(() => blocked.toggleSaved(tour(17)));
  expect(blocked.ids('saved')).toEqual([17]);
});

test('the server renders empty lists', async () => {
  const { toggleSaved, useIsListed } = await load();
  act(() => toggleSaved(tour(17)));
  const Heart = () => createElement('i', null, String(useIsListed('saved', 17)));
  expect(renderToString(createElement(Heart))).toBe('<i>false</i>');
});

test.each([
  ['no text', null],
  ['broken text', '{"version":1,"saved":['],
  ['a value that is not an object', 'null'],
  ['another version', JSON.stringify({ version: 2, saved: [tour(17)] })],
])('%s gives empty lists', async (_, text) => {
  if (text !== null) localStorage.setItem(KEY, text);
  const { ids } = await load();
  expect([ids('saved'), ids('recent'), ids('compared')]).toEqual([[], [], []]);
});
