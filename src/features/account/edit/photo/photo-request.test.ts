import { expect, test } from 'vitest';
import { photoRequest } from './photo-request';

test('a file is sent as the photo', () => {
  const photo = new File(['pixels'], 'photo.jpg', { type: 'image/jpeg' });
  expect(photoRequest(photo)).toEqual({ photo });
});

test.each([
  [null],
  [undefined],
  [''],
  ['https://service.kelana.example/media/uploads/7'],
  [{ name: 'photo.jpg' }],
  [new File([], 'photo.jpg')],
])('%j is not a photo file and is not sent', (photo) => {
  expect(photoRequest(photo)).toBe(null);
});
