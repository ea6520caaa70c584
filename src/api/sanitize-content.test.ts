import { expect, test } from 'vitest';
import { sanitizeContent } from './sanitize-content';

test('text keeps its paragraphs, lists and emphasis', () => {
  const html = '<p>Dua malam di <strong>Cappadocia</strong>.</p><ul><li>Balon</li></ul>';
  expect(sanitizeContent(html)).toBe(html);
});

test('scripts, styles, event handlers and frames are removed', () => {
  const html =
    '<p style="color:red" onclick="steal()">Halo</p><script>steal()</script><iframe src="https://x.example"></iframe>';
  expect(sanitizeContent(html)).toBe('<p>Halo</p>');
});

test('a link that runs code loses its href', () => {
  expect(sanitizeContent('<a href="javascript:steal()">di sini</a>')).toBe('<a>di sini</a>');
});

test('a link to another site opens in a new tab without access to this one', () => {
  expect(sanitizeContent('<a href="https://visa.example">visa</a>')).toBe(
    '<a href="https://visa.example" target="_blank" rel="noopener noreferrer">visa</a>',
  );
  expect(sanitizeContent('<a href="/contact">kantor</a>')).toBe('<a href="/contact">kantor</a>');
});

test('an h1 becomes an h2', () => {
  expect(sanitizeContent('<h1>Judul</h1>')).toBe('<h2>Judul</h2>');
});

test('pictures load lazily and never from data URLs', () => {
  expect(sanitizeContent('<img src="https://media.example/a.jpg" alt="Laut">')).toBe(
    '<img src="https://media.example/a.jpg" alt="Laut" loading="lazy" decoding="async" />',
  );
  expect(sanitizeContent('<img src="data:image/svg+xml,x" alt="">')).not.toContain('data:');
});
