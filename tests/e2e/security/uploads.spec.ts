import type { Page } from '@playwright/test';
import {
  type HostileFile,
  hostileFiles,
  hostileLetters,
  hostilePictures,
} from '../../support/uploads/hostile-files.ts';
import { pdfLetter } from '../../support/uploads/letters.ts';
import { editProfilePage } from '../account/edit-profile-page.ts';
import { messages } from '../support/messages.ts';
import { sampleOf } from '../support/run-size.ts';
import { expect, test } from '../support/test.ts';

type FileData = { name: string; type: string; content: string };

/** Returns the file in a form that can be passed to the page. `setInputFiles` does not accept every file name. */
const toFileData = ({ name, type, content }: HostileFile): FileData => ({
  name,
  type,
  content: content.toString('base64'),
});

// Files above the size limit are refused without reading their content, so they are left out here.
const isSmall = ({ content }: HostileFile) => content.length < 1024 * 1024;

// Includes one CV file that begins like a photo.
const isForPhotos = (file: HostileFile) =>
  isSmall(file) && (hostilePictures.includes(file) || file.description === 'a picture before it');

/** Chooses a file in a file input, or removes it with null, and dispatches the change event. */
function chooseFile(page: Page, label: string | RegExp, file: FileData | null) {
  return page
    .locator('main')
    .getByLabel(label, { exact: true })
    .evaluate((input: HTMLInputElement, fileData) => {
      const transfer = new DataTransfer();
      if (fileData) {
        const bytes = Uint8Array.from(atob(fileData.content), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], fileData.name, { type: fileData.type }));
      }
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, file);
}

test('the application form rejects every hostile CV file', async ({ page }) => {
  const t = messages.id;
  await page.goto('/career/apply/1');
  await chooseFile(
    page,
    t('career:field.cv'),
    toFileData({ description: 'good', name: 'cv.pdf', type: '', content: pdfLetter() }),
  );
  await expect(page.getByText('cv.pdf')).toBeVisible();
  const error = page.locator('#field-cv-error');
  for (const hostile of hostileLetters.filter(isSmall)) {
    await chooseFile(page, t('career:field.cv'), null);
    await expect(error, hostile.description).toHaveText(t('validation:required', { label: t('career:field.cv') }));
    await chooseFile(page, t('career:field.cv'), toFileData(hostile));
    await expect(error, hostile.description).toHaveText(
      new RegExp(`^(${t('validation:fileType')}|${t('validation:fileContent')})$`),
    );
  }
});

test('the profile form rejects every hostile photo', async ({ page }) => {
  test.slow();
  const { t, main, openForm } = editProfilePage('id');
  await openForm(page);
  const zoomSlider = main(page).getByRole('slider', { name: t.zoomPhoto, exact: true });
  const photos = hostileFiles.filter(isForPhotos);
  // The unit test of `checkPicture` has all of them.
  const sample = photos.filter((_, index) => index % 3 === 0);
  for (const hostile of sampleOf(photos, sample)) {
    await chooseFile(page, t.choosePhoto, toFileData(hostile));
    await expect(main(page).locator('#photo-error'), hostile.description).not.toBeEmpty();
    await expect(zoomSlider, hostile.description).toHaveCount(0);
    await page.reload();
    await expect(main(page).getByLabel(t('edit-profile:field.first_name'))).toHaveValue('Dewi');
  }
});
