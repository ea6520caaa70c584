import { expect, test } from 'vitest';
import { pickMessages } from './server-messages';

const messages = {
  common: { menu: { home: 'Beranda', tours: 'Tour' }, close: 'Tutup' },
  tour: { list: { title: 'Semua tour', view: { cards: 'Kartu', saved: 'Tersimpan' } }, zero_other: 'Tidak ada' },
};

test('single messages and whole branches are picked, the rest is left out, except of a namespace without a list', () => {
  expect(pickMessages(messages, { common: ['menu.home', 'close'], tour: ['list.view'] })).toEqual({
    common: { menu: { home: 'Beranda' }, close: 'Tutup' },
    tour: { list: { view: { cards: 'Kartu', saved: 'Tersimpan' } } },
  });
  expect(pickMessages(messages, { common: true })).toEqual(messages);
});

test('a path that exists only in another language is ignored', () => {
  const before = structuredClone(messages);
  expect(pickMessages(messages, { common: [], tour: ['zero_one', 'list.view.cards', 'list.title'] })).toEqual({
    common: {},
    tour: { list: { view: { cards: 'Kartu' }, title: 'Semua tour' } },
  });
  expect(messages).toEqual(before);
});
