import { expect } from '@playwright/test';
import { messages as shell } from '../../../e2e/support/messages.ts';
import { openDetails, openDialog, SMALL_WIDTHS, type State } from './state.ts';

const compareButton = { id: /^Bandingkan /, en: /^Compare / };
const compareTray = { id: 'Bandingkan tour', en: 'Compare tours' };
const saveButton = { id: /^Simpan /, en: /^Save / };

/** States of lists, tours, articles and their overlays. */
export const contentStates: State[] = [
  { name: 'home with every question open', path: '/', prepare: openDetails },
  {
    name: 'tours found',
    path: '/group-tour?search=Turki',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'no tours found',
    path: '/group-tour?search=zzzz&regional_id=1&available=1',
    prepare: (page) => expect(page.getByRole('article')).toHaveCount(0),
  },
  {
    name: 'filters in their sheet',
    path: '/group-tour',
    widths: SMALL_WIDTHS,
    prepare: (page) => openDialog(page, /^Filter/),
  },
  { name: 'calendar', path: '/group-tour?view=calendar', prepare: (page) => page.getByRole('table').first().waitFor() },
  {
    name: 'saved tours',
    path: '/group-tour',
    prepare: async (page, language) => {
      for (const index of [0, 1]) await page.getByRole('button', { name: saveButton[language] }).nth(index).click();
      await page.locator('main a[href*="view=saved"]').filter({ visible: true }).first().click();
      await expect(page.getByRole('article')).toHaveCount(2);
    },
  },
  {
    name: 'comparison of three tours',
    path: '/group-tour',
    prepare: async (page, language) => {
      const compare = page.getByRole('button', { name: compareButton[language] });
      for (const index of [0, 1, 2]) await compare.nth(index).click();
      await page.getByRole('region', { name: compareTray[language] }).getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'departures of a calendar while the service is silent',
    path: '/group-tour?view=calendar',
    service: 'silent',
  },
  { name: 'tours while the service is down', path: '/group-tour?search=Turki', service: 'down' },
  { name: 'tour with everything open', path: '/group-tour/17', prepare: openDetails },
  { name: 'tour with unknown visa rules', path: '/group-tour/29' },
  { name: 'tour with past departures only', path: '/group-tour/32' },
  { name: 'tour without departures', path: '/group-tour/28' },
  {
    name: 'pictures of a tour',
    path: '/group-tour/17',
    prepare: (page) => openDialog(page, /\d+ (gambar|pictures)/),
  },
  { name: 'tour while the service is down', path: '/group-tour/17', service: 'down' },
  { name: 'articles found', path: '/blog?search=JAVES' },
  { name: 'blog while the service is down', path: '/blog?search=JAVES', service: 'down' },
  { name: 'visa rules with long notes', path: '/visa-and-passport?country=5' },
  {
    name: 'no countries found',
    path: '/visa-and-passport',
    prepare: (page) => page.getByRole('searchbox').fill('zzzz'),
  },
  { name: 'passport', path: '/visa-and-passport?tab=passport', prepare: openDetails },
  {
    name: 'passport that expires too early',
    path: '/visa-and-passport?tab=passport',
    prepare: async (page) => {
      // The search of the visa tab is a form too, which is hidden.
      const form = page.locator('main form').filter({ visible: true });
      await form.locator('input').first().fill('2030-09-11');
      await form.locator('input').last().fill('2030-03-12');
      await form.locator('button[type="submit"]').click();
    },
  },
  { name: 'visa rules while the service is down', path: '/visa-and-passport?country=1', service: 'down' },
  { name: 'no open positions', path: '/career?type=Magang&contract=Tetap' },
  {
    name: 'menu',
    path: '/about-us',
    widths: SMALL_WIDTHS,
    prepare: (page, language) => openDialog(page, shell[language].openMenu),
  },
];
