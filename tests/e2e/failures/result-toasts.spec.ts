import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { messages as shellMessages } from '../support/shell-messages.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { enquiryVisits } from './forms/enquiries.ts';

test.use({ expectsFailures: true });

const messages = {
  id: {
    pdf: 'Unduh itinerary (PDF)',
    pdfDone: 'Itinerary sudah diunduh.',
    pdfFailed: 'PDF belum bisa dibuat.',
    retry: 'Coba lagi',
    share: 'Bagikan',
    shared: 'Tautan disalin.',
    shareFailed: 'Tautan tidak bisa disalin. Salin dari bilah alamat peramban.',
  },
  en: {
    pdf: 'Download itinerary (PDF)',
    pdfDone: 'The itinerary has been downloaded.',
    pdfFailed: 'The PDF could not be made.',
    retry: 'Try again',
    share: 'Share',
    shared: 'Link copied.',
    shareFailed: 'The link could not be copied. Copy it from the address bar.',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  /** Checks that a toast shows the text, and that screen readers get the text only from the page. */
  async function expectToast(page: Page, kind: 'success' | 'error', text: string | RegExp) {
    const region = page.getByRole('region', { name: shellMessages[language].toasts });
    const toast = region.locator(`[data-kind="${kind}"]`).filter({ hasText: text });
    await expect(toast).toBeVisible();
    await expect(toast).toHaveAttribute('aria-hidden', 'true');
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByText(text)).toBeVisible();
  }

  for (const visit of enquiryVisits) {
    test(`${language}: ${visit.form}: a failure and a success are also shown as toasts`, async ({ page, faults }) => {
      const person = { email: `toast.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: '' };
      await visit.open(page, language, person);
      await visit.fill(page, language, person);
      await faults.add({ operationId: visit.operationId, status: 500, message: 'Gangguan.' });
      await visit.button(page, language).click();
      await expectToast(page, 'error', visit.failureMessages[language].broken);
      await faults.clear();
      await visit.button(page, language).click();
      await visit.expectDone(page, language);
      const confirmation = await page.locator('main').getByRole('status').textContent();
      expect(confirmation?.length).toBeGreaterThan(20);
      await expectToast(page, 'success', confirmation ?? '');
    });
  }

  test(`${language}: a failed and a successful PDF download are also shown as toasts`, async ({ page, faults }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    await faults.add({ operationId: 'getItineraryPdf', network: true });
    await page.getByRole('button', { name: t.pdf }).click();
    await expectToast(page, 'error', t.pdfFailed);
    await faults.clear();
    await page.locator('#dates').getByRole('button', { name: t.retry }).click();
    await expectToast(page, 'success', t.pdfDone);
  });

  test(`${language}: a shared link and a refused clipboard are also shown as toasts`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLanguage(language, '/group-tour/17'));
    const share = page.locator('main').getByRole('button', { name: t.share, exact: true });
    await share.click();
    await expectToast(page, 'success', t.shared);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await share.click();
    await expectToast(page, 'error', t.shareFailed);
  });
}
