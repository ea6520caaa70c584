import type { Locator, Page } from '@playwright/test';
import type { PlaceName } from '../../shots/places.ts';

/** The first interaction of a visitor with an element: a press on `target`, or `key` while it has the focus. */
export type Move = {
  name: string;
  place: PlaceName;
  width: 360 | 1280;
  prepare?: (page: Page) => Promise<unknown>;
  target: (page: Page) => Locator;
  key?: string;
};

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).filter({ visible: true }).first();
const pictures = (page: Page) => button(page, /^Lihat \d+ foto/);

/** The moves of the bench, on Indonesian pages. */
export const moves: Move[] = [
  { name: 'open the menu', place: 'home', width: 360, target: (page) => button(page, 'Buka menu') },
  { name: 'next banner', place: 'home', width: 360, target: (page) => button(page, 'Gambar berikutnya') },
  { name: 'open the filter sheet', place: 'tours', width: 360, target: (page) => button(page, /^Filter/) },
  {
    name: 'tick a filter',
    place: 'tours',
    width: 1280,
    target: (page) => page.locator('main').getByRole('checkbox').filter({ visible: true }).first(),
  },
  { name: 'sort', place: 'tours', width: 1280, target: (page) => page.getByLabel('Urutkan').first(), key: 'ArrowDown' },
  {
    name: 'calendar view',
    place: 'tours',
    width: 1280,
    target: (page) => page.getByRole('link', { name: 'Kalender', exact: true }),
  },
  { name: 'save a tour', place: 'tours', width: 360, target: (page) => button(page, /^Simpan /) },
  { name: 'pick a tour to compare', place: 'tours', width: 360, target: (page) => button(page, /^Bandingkan /) },
  {
    name: 'choose a departure',
    place: 'tour',
    width: 360,
    target: (page) => page.locator('#dates').getByRole('radio', { checked: false, disabled: false }).first(),
  },
  { name: 'open the pictures', place: 'tour', width: 1280, target: pictures },
  {
    name: 'close the pictures',
    place: 'tour',
    width: 1280,
    prepare: (page) => pictures(page).click(),
    target: (page) => button(page.getByRole('dialog'), 'Tutup foto'),
  },
  { name: 'open all days', place: 'tour', width: 360, target: (page) => button(page, /^Buka semua \d+ hari/) },
  {
    name: 'search as you type',
    place: 'visaAndPassport',
    width: 360,
    target: (page) => page.getByLabel('Cari negara'),
    key: 'j',
  },
  {
    name: 'type in a form',
    place: 'contact',
    width: 360,
    target: (page) => page.getByLabel('Nama lengkap', { exact: true }),
    key: 'D',
  },
  { name: 'send an empty form', place: 'contact', width: 360, target: (page) => button(page, 'Kirim pesan') },
  {
    name: 'next step of the booking',
    place: 'booking',
    width: 360,
    prepare: (page) => page.locator('main').getByRole('radio', { checked: false, disabled: false }).first().click(),
    target: (page) => button(page.locator('main'), /^(Lanjut ke|Isi) kontak$/),
  },
];
