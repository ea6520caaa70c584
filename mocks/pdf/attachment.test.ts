import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test('an ASCII name is used as it is', () => {
  expect(attachment('Itinerary - Turki Lengkap.pdf')).toBe('attachment; filename="Itinerary - Turki Lengkap.pdf"');
});

test('another name is sent twice: in ASCII, and encoded', () => {
  expect(attachment('Café "Île" 100%.pdf')).toBe(
    'attachment; filename="Cafe -Ile- 100-.pdf"; filename*=UTF-8\'\'Caf%C3%A9%20%22%C3%8Ele%22%20100%25.pdf',
  );
  expect(attachment("Xi'an (5)*.pdf")).toBe('attachment; filename="Xi\'an (5)*.pdf"');
});

test('no name can end the header or begin another', () => {
  const header = attachment('a"\r\nSet-Cookie: b=1; 日本');
  expect(header).toMatch(/^attachment; filename="a---Set-Cookie: b=1; --"; filename\*=UTF-8''[\w%.-]+$/);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});
