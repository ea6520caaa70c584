import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { words as shellWords } from '../support/shell-words.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { enquiryVisits } from './forms/enquiries.ts';

test.use({ expectsFailures: true });

const words = {
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
  const w = words[language];

  /** A toast says it, and only the page says it to screen readers. */
  async function expectToast(page: Page, kind: 'success' | 'error', text: string | RegExp) {
    const region = page.getByRole('region', { name: shellWords[language].toasts });
    const card = region.locator(`[data-kind="${kind}"]`).filter({ hasText: text });
    await expect(card).toBeVisible();
    await expect(card).toHaveAttribute('aria-hidden', 'true');
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByText(text)).toBeVisible();
  }

  for (const visit of enquiryVisits) {
    test(`${language}: ${visit.form}: what became of it is said as a toast too`, async ({ page, faults }) => {
      const person = { email: `toast.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: '' };
      await visit.open(page, language, person);
      await visit.fill(page, language, person);
      await faults.add({ operationId: visit.operationId, status: 500, message: 'Gangguan.' });
      await visit.button(page, language).click();
      await expectToast(page, 'error', visit.says[language].broken);
      await faults.clear();
      await visit.button(page, language).click();
      await visit.expectDone(page, language);
      const answer = await page.locator('main').getByRole('status').textContent();
      expect(answer?.length).toBeGreaterThan(20);
      await expectToast(page, 'success', answer ?? '');
    });
  }

  test(`${language}: a PDF that fails, then comes, is said as a toast too`, async ({ page, faults }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    await faults.add({ operationId: 'getItineraryPdf', network: true });
    await page.getByRole('button', { name: w.pdf }).click();
    await expectToast(page, 'error', w.pdfFailed);
    await faults.clear();
    await page.locator('#dates').getByRole('button', { name: w.retry }).click();
    await expectToast(page, 'success', w.pdfDone);
  });

  test(`${language}: a shared tour is said as a toast too, and so is a browser that refuses`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLanguage(language, '/group-tour/17'));
    const share = page.locator('main').getByRole('button', { name: w.share, exact: true });
    await share.click();
    await expectToast(page, 'success', w.shared);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await share.click();
    await expectToast(page, 'error', w.shareFailed);
  });
}
