import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { field } from '../../../e2e/failures/forms/form-visit.ts';
import { memberMessages } from '../../../e2e/support/member-messages.ts';
import { messages as shell } from '../../../e2e/support/shell-messages.ts';
import { type State, send, unfold } from './state.ts';

const photo = {
  name: 'liburan.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL('../../../../mocks/media/bali-dawn.jpg', import.meta.url)),
};

const area = ['/account', '/account/membership', '/account/booking', '/account/edit-profile'];

const everywhere = (kind: 'new' | 'down' | 'silent'): State[] =>
  area.map((path) => ({
    name: `${path}, ${kind}`,
    path,
    as: kind === 'new' ? 'new' : 'ratna',
    ...(kind !== 'new' && { service: kind }),
  }));

export const memberStates: State[] = [
  ...everywhere('new'),
  ...everywhere('down'),
  ...everywhere('silent'),
  { name: 'bookings of the past', path: '/account/booking?tab=past', as: 'ratna', act: unfold },
  { name: 'points that were used', path: '/account/membership?status=used', as: 'ratna' },
  {
    name: 'membership number copied',
    path: '/account/membership',
    as: 'ratna',
    act: (page, language) => page.getByRole('button', { name: memberMessages[language].copyNumber }).click(),
  },
  {
    name: 'asked before logging out',
    path: '/account',
    as: 'ratna',
    act: async (page, language) => {
      const panel = page.getByRole('navigation', { name: shell[language].memberArea });
      await panel.getByRole('button', { name: shell[language].memberMenu[3] as string, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'asked before saving the profile',
    path: '/account/edit-profile',
    as: 'ratna',
    act: async (page, language) => {
      await field(page, 'last_name').fill('Wulandari');
      await page.locator('main').getByRole('button', { name: memberMessages[language].save, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'profile with errors',
    path: '/account/edit-profile',
    as: 'ratna',
    act: async (page, language) => {
      await field(page, 'first_name').fill('');
      await field(page, 'phone').fill('12');
      await page.locator('main').getByRole('button', { name: memberMessages[language].save, exact: true }).click();
      await page.locator('main [role="alert"]:visible').first().waitFor();
    },
  },
  {
    name: 'photo being cropped',
    path: '/account/edit-profile',
    as: 'ratna',
    act: async (page, language) => {
      await page.locator('main input[type="file"]').first().setInputFiles(photo);
      await expect(page.getByRole('slider', { name: memberMessages[language].zoomPhoto })).toBeVisible();
    },
  },
  {
    name: 'a file that is no photo',
    path: '/account/edit-profile',
    as: 'ratna',
    act: async (page, language) => {
      await page
        .locator('main input[type="file"]')
        .first()
        .setInputFiles({ ...photo, buffer: Buffer.from('text') });
      await page.locator('main').getByText(memberMessages[language].noPhoto).waitFor();
    },
  },
  {
    name: 'password sent empty',
    path: '/account/change-password',
    as: 'ratna',
    act: async (page) => {
      await send(page);
      await page.locator('main [role="alert"]:visible').first().waitFor();
    },
  },
  {
    name: 'menu of a member',
    path: '/contact',
    as: 'ratna',
    widths: [360],
    act: async (page, language) => {
      await page.getByRole('button', { name: shell[language].openMenu }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'signed in on a page to read', path: '/about-us', as: 'ratna' },
];
