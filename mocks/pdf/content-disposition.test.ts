import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test('an ASCII name is used as it is', () => {
  expect(contentDisposition('Itinerary - Turki Lengkap.pdf')).toBe(
    'attachment; filename="Itinerary - Turki Lengkap.pdf"',
  );
});

test('another name is sent twice: in ASCII, and encoded', () => {
  expect(contentDisposition('Café "Île" 100%.pdf')).toBe(
    'attachment; filename="Cafe -Ile- 100-.pdf"; filename*=UTF-8\'\'Caf%C3%A9%20%22%C3%8Ele%22%20100%25.pdf',
  );
  expect(contentDisposition("Xi'an (5)*.pdf")).toBe('attachment; filename="Xi\'an (5)*.pdf"');
});

test('no name can end the header or begin another', () => {
  const header = contentDisposition('a"\r\nSet-Cookie: b=1; 日本');
  expect(header).toMatch(/^attachment; filename="a---Set-Cookie: b=1; --"; filename\*=UTF-8''[\w%.-]+$/);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});
