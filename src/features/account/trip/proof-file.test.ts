// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { hostileFiles } from '../../../../tests/support/uploads/hostile-files';
import { pdfLetter } from '../../../../tests/support/uploads/letters';
import { proofToSend } from './proof-file';

// A browser draws neither of the two pictures that begin as good ones do.
beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken'))));

const fileOf = (content: Uint8Array, name: string, type: string) =>
  new File([Uint8Array.from(content)], name, { type });

test('a PDF is sent as it is, with the type that the service accepts', async () => {
  const sent = await proofToSend(fileOf(pdfLetter(), 'Transfer.PDF', ''));
  expect([sent?.name, sent?.type, sent?.size]).toEqual(['Transfer.PDF', 'application/pdf', pdfLetter().length]);
});

test.each(
  hostileFiles
    .filter(({ name }) => /\.(pdf|jpe?g|png|webp)$/i.test(name))
    .map((file) => [file.description, file] as const),
)('not sent: %s', async (_, { content, name, type }) => {
  expect(await proofToSend(fileOf(content, name, type))).toBeNull();
});
