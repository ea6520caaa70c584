import { expect } from '@playwright/test';
import { messages as shell } from '../../../e2e/support/shell-messages.ts';
import { SMALL, type State, unfold } from './state.ts';

const compare = { id: /^Bandingkan /, en: /^Compare / };
const tray = { id: 'Bandingkan tour', en: 'Compare tours' };
const save = { id: /^Simpan /, en: /^Save / };

/** Lists, tours, articles and their overlays. */
export const readingStates: State[] = [
  { name: 'home with every question open', path: '/', act: unfold },
  {
    name: 'home, all fields of the search',
    path: '/',
    widths: [360],
    act: (page) => page.locator('main form button[aria-expanded="false"]').first().click(),
  },
  { name: 'tours found', path: '/group-tour?search=Turki', act: (page) => page.getByRole('article').first().waitFor() },
  {
    name: 'no tours found',
    path: '/group-tour?search=zzzz&regional_id=1&available=1',
    act: (page) => expect(page.getByRole('article')).toHaveCount(0),
  },
  { name: 'tours of the second page', path: '/group-tour?page=2' },
  { name: 'tours beyond the last page', path: '/group-tour?page=99' },
  { name: 'tours by price', path: '/group-tour?sort=price&min_price=10000000&max_price=30000000' },
  {
    name: 'filters in their sheet',
    path: '/group-tour',
    widths: SMALL,
    act: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'calendar', path: '/group-tour?view=calendar', act: (page) => page.getByRole('table').first().waitFor() },
  { name: 'calendar without departures', path: '/group-tour?view=calendar&search=zzzz' },
  { name: 'saved tours, none', path: '/group-tour?view=saved' },
  {
    name: 'saved tours',
    path: '/group-tour',
    act: async (page, language) => {
      for (const index of [0, 1]) await page.getByRole('button', { name: save[language] }).nth(index).click();
      await page.locator('main a[href*="view=saved"]').first().click();
      await expect(page.getByRole('article')).toHaveCount(2);
    },
  },
  {
    name: 'tray of compared tours',
    path: '/group-tour',
    act: async (page, language) => {
      for (const index of [0, 1, 2, 3]) await page.getByRole('button', { name: compare[language] }).nth(index).click();
    },
  },
  {
    name: 'comparison of three tours',
    path: '/group-tour',
    act: async (page, language) => {
      for (const index of [0, 1, 2]) await page.getByRole('button', { name: compare[language] }).nth(index).click();
      await page.getByRole('region', { name: tray[language] }).getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'tours while the service is silent', path: '/group-tour?search=Turki', service: 'silent' },
  { name: 'tours while the service is down', path: '/group-tour?search=Turki', service: 'down' },
  { name: 'tour with everything open', path: '/group-tour/17', act: unfold },
  { name: 'tour with unknown visa rules', path: '/group-tour/29' },
  { name: 'tour with past departures only', path: '/group-tour/32' },
  { name: 'tour without departures', path: '/group-tour/28' },
  {
    name: 'pictures of a tour',
    path: '/group-tour/17',
    act: async (page) => {
      await page.getByRole('button', { name: /\d+ (foto|photos)/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'tour while the service is down', path: '/group-tour/17', service: 'down' },
  { name: 'articles found', path: '/blog?search=JAVES' },
  { name: 'no articles found', path: '/blog?search=zzzz' },
  { name: 'articles of the second page', path: '/blog?page=2' },
  { name: 'blog while the service is down', path: '/blog?search=JAVES', service: 'down' },
  { name: 'country of the visa page', path: '/visa-and-passport?country=1' },
  { name: 'country with long notes', path: '/visa-and-passport?country=5' },
  {
    name: 'countries, none found',
    path: '/visa-and-passport',
    act: (page) => page.getByRole('searchbox').fill('zzzz'),
  },
  { name: 'passport', path: '/visa-and-passport?tab=passport', act: unfold },
  {
    name: 'passport without a date',
    path: '/visa-and-passport?tab=passport',
    act: (page) => page.locator('main form button[type="submit"]').click(),
  },
  {
    name: 'passport that is too old',
    path: '/visa-and-passport?tab=passport',
    act: async (page) => {
      await page.locator('main input[type="date"]').first().fill('2030-09-11');
      await page.locator('main input[type="date"]').last().fill('2030-03-12');
      await page.locator('main form button[type="submit"]').click();
    },
  },
  { name: 'visa rules while the service is down', path: '/visa-and-passport?country=1', service: 'down' },
  { name: 'open positions, none', path: '/career?type=Magang&contract=Tetap' },
  { name: 'corporate with every question open', path: '/corporate', act: unfold },
  {
    name: 'menu',
    path: '/about-us',
    widths: SMALL,
    act: async (page, language) => {
      await page.getByRole('button', { name: shell[language].openMenu }).click();
      await page.getByRole('dialog', { name: shell[language].menuTitle }).waitFor();
    },
  },
];
