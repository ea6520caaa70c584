import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, test } from '../support/test.ts';
import { editProfilePage } from './edit-profile-page.ts';

/** The picture behind an image of the page, as the service was given it: a browser does not show files in a body. */
async function fileBehind(image: Locator): Promise<Buffer> {
  return Buffer.from(await (await fetch((await image.getAttribute('src')) ?? '')).arrayBuffer());
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture twice as wide as high, red on the left and blue on the right. */
const redAndBlue = async () =>
  plain(1200, 600, '#ff0000').composite([
    { input: await plain(600, 600, '#0000ff').png().toBuffer(), left: 600, top: 0 },
  ]);

/** The same with EXIF that turns it upside down, so that blue is on the left. */
const turnedJpeg = async () => ({
  name: 'liburan.jpg',
  mimeType: 'image/jpeg',
  buffer: await (await redAndBlue()).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
});

const png = async () => ({
  name: 'liburan.png',
  mimeType: 'image/png',
  buffer: await (await redAndBlue()).png().toBuffer(),
});

const text = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') };

for (const language of languagesOfRun('en')) {
  const { w, main, field, press, answer, openForm, type } = editProfilePage(language);
  const photo = (page: Page) => main(page).locator('form img');
  const slider = (page: Page, name: string) => main(page).getByRole('slider', { name, exact: true });
  const choose = (page: Page, file: typeof text, label: string = w.choosePhoto) =>
    field(page, label).setInputFiles(file);

  async function save(page: Page) {
    await press(page, w.savePhoto);
    await answer(page, w.saveQuestion, w.yes);
    await expect(page.getByText(w.photoSaved)).toBeVisible();
    await expect(photo(page)).toBeVisible();
  }

  /** What the service holds: always a small square JPEG without EXIF; its colour in steps of 64. */
  async function savedColour(page: Page) {
    const file = await fileBehind(photo(page));
    const { format, width, height, exif, orientation } = await sharp(file).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 512, height: 512 });
    const { channels } = await sharp(file).stats();
    return channels.map(({ mean }) => Math.round(mean / 64) * 64);
  }

  test(`${language}: a JPEG is turned by its EXIF, cropped by arrow keys and shown at once`, async ({ page }) => {
    await openForm(page);
    await expect(photo(page)).toHaveCount(0);
    await choose(page, await turnedJpeg());
    await expect(slider(page, w.across)).toHaveValue('50');
    await main(page).getByRole('group', { name: w.movePhoto }).focus();
    for (let step = 0; step < 24; step++) await page.keyboard.press('ArrowRight');
    await expect(slider(page, w.across)).toHaveValue('0');
    await save(page);
    expect(await savedColour(page)).toEqual([0, 0, 256]);
    await expect(page.locator('header img[src*="uploads"]').first()).toBeAttached();
  });

  test(`${language}: a PNG is cropped by the sliders alone`, async ({ page }) => {
    await openForm(page);
    await choose(page, await png());
    await expect(page.getByText(w.photoReady)).toBeAttached();
    await expect(slider(page, w.down)).toBeDisabled();
    await slider(page, w.across).press('End');
    await expect(slider(page, w.across)).toHaveValue('100');
    for (let step = 0; step < 3; step++) await slider(page, w.zoomPhoto).press('ArrowRight');
    await expect(slider(page, w.down)).toBeEnabled();
    await slider(page, w.across).press('End');
    await slider(page, w.down).press('Home');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
    await save(page);
    expect(await savedColour(page)).toEqual([0, 0, 256]);
  });

  test(`${language}: what is no photo is refused, and a chosen one can be changed and discarded`, async ({ page }) => {
    await openForm(page);
    await choose(page, text);
    await expect(main(page).getByText(w.noPhoto)).toBeVisible();
    await expect(main(page).getByRole('button', { name: w.savePhoto, exact: true })).toHaveCount(0);
    await choose(page, await png());
    await expect(main(page).getByText(w.noPhoto)).toHaveCount(0);
    await choose(page, await turnedJpeg(), w.changePhoto);
    await press(page, w.discardPhoto);
    await expect(slider(page, w.zoomPhoto)).toHaveCount(0);
    await expect(field(page, w.choosePhoto)).toBeFocused();
  });

  test.describe('when something fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a lost connection keeps the chosen photo and what was typed beside it`, async ({ page }) => {
      await openForm(page);
      await choose(page, await turnedJpeg());
      await expect(slider(page, w.zoomPhoto)).toBeVisible();
      await type(page, 'Sekar');
      await page.context().setOffline(true);
      await press(page, w.savePhoto);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.photoKept)).toBeVisible();
      await page.context().setOffline(false);
      await press(page, w.common.retry);
      await answer(page, w.saveQuestion, w.yes);
      await expect(page.getByText(w.photoSaved)).toBeVisible();
      await expect(field(page, w.firstName)).toHaveValue('Sekar');
    });
  });
}
