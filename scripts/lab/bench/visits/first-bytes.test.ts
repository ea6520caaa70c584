import { expect, test } from 'vitest';
import { kindsOf, pictureName } from './first-bytes.ts';

test('the name of a resized picture has its file and width, the name of another picture only its file', () => {
  const resized = 'http://localhost:3300/_next/image?url=http%3A%2F%2Flocalhost%3A4310%2Fmedia%2Fbali.jpg&w=640&q=75';
  expect(pictureName(resized)).toBe('bali.jpg 640');
  expect(pictureName('http://localhost:3300/images/icons.svg?v=c99d3c8b')).toBe('icons.svg');
});

test('the styles in the HTML count as styles, and every kind of file is added up', () => {
  const styles = `<style>${Array.from({ length: 200 }, (_, index) => `.k${index * 7919}{color:#${index}}`).join('')}</style>`;
  const files = [
    { type: 'document', bytes: 9000 },
    { type: 'script', bytes: 1000 },
    { type: 'script', bytes: 500 },
    { type: 'stylesheet', bytes: 300 },
    { type: 'image', bytes: 4000 },
    { type: 'font', bytes: 20_000 },
  ];
  const kinds = kindsOf(files, `<p>text</p>${styles}`);
  expect(kinds).toMatchObject({ js: 1500, pictures: 4000 });
  expect(kinds.html).toBe(kindsOf([], '<p>text</p>').html);
  expect(kinds.css).toBe(300 + kindsOf([], styles).css);
  expect(kinds.css).toBeGreaterThan(900);
});
