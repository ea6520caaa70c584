import { expect, test } from 'vitest';
import { pictureOrigins } from './picture-origins.ts';

test('the origins of pictures are found in fields, in lists and in HTML; links are none', () => {
  const bodies = [
    { data: [{ imageUrl: 'https://api.example/media/a.jpg', linkPdf: 'https://files.example/a.pdf' }] },
    { data: { images: { building: 'https://cdn.example:8443/b.jpg', other: null } } },
    {
      data: { content: '<p><a href="https://shop.example"><img src="https://pictures.example/c.jpg" alt=""></a></p>' },
    },
    null,
  ];
  expect(pictureOrigins(bodies)).toEqual([
    'https://api.example',
    'https://cdn.example:8443',
    'https://pictures.example',
  ]);
});

test('a path without an origin is a picture of the service', () => {
  expect(pictureOrigins([{ image_url: '/media/a.jpg' }])).toEqual([]);
});
