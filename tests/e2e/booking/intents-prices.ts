import type { Page } from '@playwright/test';

/** Accepts every price change that a dialog of the tab asks about, and adds the new price per person to the set. */
export function acceptPriceChanges(page: Page, acceptedPrices: Set<number>): Promise<void> {
  return page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Harga berubah' }), async (dialog) => {
    const [, newPrice = ''] = /menjadi Rp\s([\d.]+)\./.exec((await dialog.textContent()) ?? '') ?? [];
    acceptedPrices.add(Number(newPrice.replaceAll('.', '')));
    await dialog.getByRole('button', { name: 'Kirim dengan harga baru' }).click();
  });
}
