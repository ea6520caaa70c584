import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { languagesOfRun } from '../support/run-size.ts';
import { callHost } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, test } from '../support/test.ts';
import { editProfilePage } from './edit-profile-page.ts';

/** Downloads the uploaded file through its image on the page, because a browser does not expose files in a body. */
async function fileOf(image: Locator): Promise<Buffer> {
  const { pathname } = new URL((await image.getAttribute('src')) ?? '');
  return Buffer.from(await (await callHost(pathname)).arrayBuffer());
}

const singleColour = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Returns a picture twice as wide as high, red on the left and blue on the right. */
const redAndBlue = async () =>
  singleColour(1200, 600, '#ff0000').composite([
    { input: await singleColour(600, 600, '#0000ff').png().toBuffer(), left: 600, top: 0 },
  ]);

const script = Buffer.from('<script>canary()</script>');

/**
 * Returns the same picture with an EXIF orientation of 180 degrees, which shows blue on the left, with a place and a
 * script in its EXIF data, and a script behind it.
 */
async function rotatedJpeg() {
  const tags = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' }, IFD0: { Artist: script.toString() } };
  const picture = (await redAndBlue()).withExif(tags).withMetadata({ orientation: 3 });
  const buffer = Buffer.concat([await picture.jpeg().toBuffer(), script]);
  expect((await sharp(buffer).metadata()).exif?.includes(script)).toBe(true);
  return { name: 'liburan.jpg', mimeType: 'image/jpeg', buffer };
}

const png = async () => ({
  name: 'liburan.png',
  mimeType: 'image/png',
  buffer: await (await redAndBlue()).png().toBuffer(),
});

const notAPhoto = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') };

for (const language of languagesOfRun('en')) {
  const { t, main, field, clickButton, answerDialog, openForm, typeFirstName } = editProfilePage(language);
  const photo = (page: Page) => main(page).locator('form img');
  const slider = (page: Page, name: string) => main(page).getByRole('slider', { name, exact: true });
  const choosePhoto = (page: Page, file: typeof notAPhoto, label: string = t.choosePhoto) =>
    field(page, label).setInputFiles(file);

  async function savePhoto(page: Page, button = t.savePhoto) {
    await clickButton(page, button);
    await answerDialog(page, t('common:confirm.text'), t.yes);
    await expect(page.getByText(t.photoSaved)).toBeVisible();
    await expect(photo(page)).toBeVisible();
  }

  /**
   * Expects the saved photo to be a square JPEG without metadata and appended content. Returns its mean RGB values,
   * rounded to steps of 64.
   */
  async function savedColour(page: Page) {
    const file = await fileOf(photo(page));
    const { format, width, height, exif, orientation, xmp, iptc } = await sharp(file).metadata();
    expect({ format, width, height, exif, orientation, xmp, iptc }).toEqual({
      format: 'jpeg',
      width: 512,
      height: 512,
    });
    expect(file.includes('canary')).toBe(false);
    const { channels } = await sharp(file).stats();
    return channels.map(({ mean }) => Math.round(mean / 64) * 64);
  }

  test(`${language}: a JPEG is rotated by its EXIF data, cropped by arrow keys and shown at once`, async ({ page }) => {
    await openForm(page);
    await expect(photo(page)).toHaveCount(0);
    await choosePhoto(page, await rotatedJpeg());
    await expect(slider(page, t('edit-profile:photo.across'))).toHaveValue('50');
    await main(page)
      .getByRole('group', { name: t('edit-profile:photo.move') })
      .focus();
    for (let step = 0; step < 24; step++) await page.keyboard.press('ArrowRight');
    await expect(slider(page, t('edit-profile:photo.across'))).toHaveValue('0');
    await savePhoto(page);
    expect(await savedColour(page)).toEqual([0, 0, 256]);
    await expect(page.locator('header img[src*="uploads"]').first()).toBeAttached();
  });

  test.describe('when something fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a PNG is cropped by the sliders only, and a lost connection keeps it and the form`, async ({
      page,
      context,
    }) => {
      await openForm(page);
      await choosePhoto(page, await png());
      await expect(page.getByText(t('edit-profile:photo.ready'))).toBeAttached();
      await expect(slider(page, t('edit-profile:photo.down'))).toBeDisabled();
      await slider(page, t('edit-profile:photo.across')).press('End');
      await expect(slider(page, t('edit-profile:photo.across'))).toHaveValue('100');
      for (let step = 0; step < 3; step++) await slider(page, t.zoomPhoto).press('ArrowRight');
      await expect(slider(page, t('edit-profile:photo.down'))).toBeEnabled();
      await slider(page, t('edit-profile:photo.across')).press('End');
      await slider(page, t('edit-profile:photo.down')).press('Home');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalScroll(page);
      await typeFirstName(page, 'Sekar');
      await test.step('a lost connection keeps the chosen photo and the input of the form', async () => {
        await context.setOffline(true);
        await clickButton(page, t.savePhoto);
        await answerDialog(page, t('common:confirm.text'), t.yes);
        await expect(main(page).getByText(t('edit-profile:photo.stillSelected'))).toBeVisible();
        await context.setOffline(false);
      });
      await savePhoto(page, t.retry);
      expect(await savedColour(page)).toEqual([0, 0, 256]);
      await expect(field(page, t('edit-profile:field.first_name'))).toHaveValue('Sekar');
    });
  });
}
