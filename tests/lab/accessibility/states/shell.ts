import type { Page } from '@playwright/test';
import { waitForDeferredParts } from '../../../e2e/support/loaded-page.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { mainControls } from '../../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../../e2e/support/test.ts';
import type { State } from './state.ts';

async function goOffline(page: Page, language: Language): Promise<void> {
  await waitForDeferredParts(page);
  await page.context().setOffline(true);
  await page.getByText(messages[language].offline).waitFor();
}

/** States that can occur on every page: offline, a toast, the chat and the error pages. */
export const shellStates: State[] = [
  {
    name: 'offline',
    path: '/group-tour/destination',
    prepare: goOffline,
  },
  {
    name: 'a toast with the focus',
    path: '/group-tour/destination',
    prepare: async (page, language) => {
      await goOffline(page, language);
      await page.context().setOffline(false);
      // A toast stays open while it has the focus.
      await page.getByRole('region', { name: messages[language].toasts }).getByRole('button').focus();
    },
  },
  {
    name: 'the chat',
    path: '/blog',
    prepare: async (page, language) => {
      await page.getByRole('link', { name: messages[language].chat }).click();
      await page.frameLocator('iframe').getByRole('status').waitFor();
    },
  },
  { name: 'an unknown tour', path: '/group-tour/999999' },
  {
    name: 'a page that fails because the service fails',
    prepare: async (page, language) => {
      await mainControls.addFault({ operationId: 'getCareer', status: 500, times: 2 });
      await page.goto(inLanguage(language, `/career/gagal-${crypto.randomUUID().slice(0, 8)}`));
      await page.getByRole('heading', { level: 1, name: messages[language].failed }).waitFor();
    },
  },
  {
    name: 'a page whose code could not be downloaded',
    path: '/contact',
    prepare: async (page, language) => {
      await page.route(/\/_next\/static\/chunks\/.*\bmice\b[^/]*\.js/, (route) => route.abort());
      await page.evaluate(() => sessionStorage.setItem('kelana.chunk-reload', String(Date.now())));
      await page.locator('footer a[href$="/mice"]').click();
      await page.getByRole('heading', { level: 1, name: messages[language].stopped }).waitFor();
    },
  },
];
