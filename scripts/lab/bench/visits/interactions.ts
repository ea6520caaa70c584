import type { Locator, Page } from '@playwright/test';
import type { SitePageName } from '../../shots/site-pages.ts';

/** The first interaction with an element: a click on `target`, or the key `key` while `target` has the focus. */
export type Interaction = {
  name: string;
  sitePage: SitePageName;
  width: 360 | 1280;
  prepare?: (page: Page) => Promise<unknown>;
  target: (page: Page) => Locator;
  key?: string;
};

const button = (parent: Page | Locator, name: string | RegExp) =>
  parent.getByRole('button', { name }).filter({ visible: true }).first();
const openPictures = (page: Page) => button(page, /^Lihat \d+ gambar/);

/** The interactions that the bench measures, on Indonesian pages. */
export const interactions: Interaction[] = [
  { name: 'open the menu', sitePage: 'home', width: 360, target: (page) => button(page, 'Buka menu') },
  { name: 'next banner', sitePage: 'home', width: 360, target: (page) => button(page, 'Gambar berikutnya') },
  { name: 'open the filter sheet', sitePage: 'tours', width: 360, target: (page) => button(page, /^Filter/) },
  {
    name: 'tick a filter',
    sitePage: 'tours',
    width: 1280,
    target: (page) => page.locator('main').getByRole('checkbox').filter({ visible: true }).first(),
  },
  {
    name: 'sort',
    sitePage: 'tours',
    width: 1280,
    target: (page) => page.getByLabel('Urutkan').first(),
    key: 'ArrowDown',
  },
  {
    name: 'calendar view',
    sitePage: 'tours',
    width: 1280,
    target: (page) => page.getByRole('link', { name: 'Kalender', exact: true }),
  },
  { name: 'save a tour', sitePage: 'tours', width: 360, target: (page) => button(page, /^Simpan /) },
  { name: 'pick a tour to compare', sitePage: 'tours', width: 360, target: (page) => button(page, /^Bandingkan /) },
  {
    name: 'choose a departure',
    sitePage: 'tour',
    width: 360,
    target: (page) => page.locator('#dates').getByRole('radio', { checked: false, disabled: false }).first(),
  },
  { name: 'open the pictures', sitePage: 'tour', width: 1280, target: openPictures },
  {
    name: 'close the pictures',
    sitePage: 'tour',
    width: 1280,
    prepare: (page) => openPictures(page).click(),
    target: (page) => button(page.getByRole('dialog'), 'Tutup gambar'),
  },
  { name: 'open all days', sitePage: 'tour', width: 360, target: (page) => button(page, /^Buka semua \d+ hari/) },
  {
    name: 'search as you type',
    sitePage: 'visaAndPassport',
    width: 360,
    target: (page) => page.getByLabel('Cari negara'),
    key: 'j',
  },
  {
    name: 'type in a form',
    sitePage: 'contact',
    width: 360,
    target: (page) => page.getByLabel('Nama lengkap', { exact: true }),
    key: 'D',
  },
  { name: 'send an empty form', sitePage: 'contact', width: 360, target: (page) => button(page, 'Kirim pesan') },
  {
    name: 'next step of the booking',
    sitePage: 'booking',
    width: 360,
    prepare: (page) => page.locator('main').getByRole('radio', { checked: false, disabled: false }).first().click(),
    target: (page) => button(page.locator('main'), /^(Lanjut ke|Isi) kontak$/),
  },
];
