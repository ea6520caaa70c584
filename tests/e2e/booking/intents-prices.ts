import type { Page } from '@playwright/test';

/** Says yes whenever the tab asks about a new price, and notes the price that is agreed to. */
export function acceptPrices(page: Page, agreed: Set<number>): Promise<void> {
  return page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Harga berubah' }), async (question) => {
    const [, now = ''] = /menjadi Rp\s([\d.]+)\./.exec((await question.textContent()) ?? '') ?? [];
    agreed.add(Number(now.replaceAll('.', '')));
    await question.getByRole('button', { name: 'Kirim dengan harga baru' }).click();
  });
}
