import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { memberPaths } from '../../../../scripts/lib/site-pages.ts';
import { field } from '../../../e2e/failures/form-visits.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { openDetails, openDialog, type State, submitWithErrors, waitForErrors } from './state.ts';

const photo = {
  name: 'liburan.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(new URL('../../../../mocks/media/bali-dawn.jpg', import.meta.url)),
};

/** Returns the state of every member page for a new member, or for a service that is down or silent. */
const onEveryPage = (kind: 'new' | 'down' | 'silent'): State[] =>
  memberPaths.map((path) => ({
    name: kind === 'new' ? `${path} of a new member` : `${path} while the service is ${kind}`,
    path,
    as: kind === 'new' ? 'new' : 'ratna',
    ...(kind !== 'new' && { service: kind }),
  }));

export const memberStates: State[] = [
  ...onEveryPage('new'),
  ...onEveryPage('down'),
  // The form for a new password waits for nothing.
  ...onEveryPage('silent').filter(({ path }) => path !== '/account/change-password'),
  { name: 'past bookings', path: '/account/booking?tab=past', as: 'ratna', prepare: openDetails },
  {
    name: 'membership number copied',
    path: '/account/membership',
    as: 'ratna',
    prepare: (page, language) => page.getByRole('button', { name: messages[language].copyNumber }).click(),
  },
  {
    name: 'dialog before logging out',
    path: '/account',
    as: 'ratna',
    prepare: async (page, language) => {
      const panel = page.getByRole('navigation', { name: messages[language].memberArea });
      await panel.getByRole('button', { name: messages[language].memberMenu[3] as string, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'profile with errors',
    tokens: 'first_name=given-name last_name=family-name phone=tel dob=bday address=street-address',
    path: '/account/edit-profile',
    as: 'ratna',
    prepare: async (page, language) => {
      await field(page, 'first_name').fill('');
      await field(page, 'phone').fill('12');
      await page.locator('main').getByRole('button', { name: messages[language].save, exact: true }).click();
      await waitForErrors(page);
    },
  },
  {
    name: 'photo being cropped',
    path: '/account/edit-profile',
    as: 'ratna',
    prepare: async (page, language) => {
      await page.locator('main input[type="file"]').first().setInputFiles(photo);
      await expect(page.getByRole('slider', { name: messages[language].zoomPhoto })).toBeVisible();
    },
  },
  {
    name: 'change of the password submitted empty',
    tokens: 'old_password=current-password password=new-password confirm_password=new-password',
    path: '/account/change-password',
    as: 'ratna',
    prepare: submitWithErrors,
  },
  {
    name: 'menu of a member',
    path: '/contact',
    as: 'ratna',
    widths: [360],
    prepare: (page, language) => openDialog(page, messages[language].openMenu),
  },
];
