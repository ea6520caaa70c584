import { expect, test } from 'vitest';
import { pictureOrigins } from './report.ts';

test('the origins of pictures are found in fields, in lists and in HTML; links and paths are none', () => {
  const html = '<a href="https://shop.example"><img src="https://pictures.example/c.jpg" alt=""></a>';
  const bodies = [
    { data: [{ imageUrl: 'https://api.example/media/a.jpg', linkPdf: 'https://files.example/a.pdf' }], content: html },
    { data: { images: { building: 'https://cdn.example:8443/b.jpg', other: null } }, image_url: '/media/a.jpg' },
    null,
  ];
  expect(pictureOrigins(bodies)).toEqual([
    'https://api.example',
    'https://cdn.example:8443',
    'https://pictures.example',
  ]);
});
