import { expect, test } from 'vitest';
import { sanitizeContent } from './sanitize-content';

const kept = '<p>Dua malam di <strong>Cappadocia</strong>.</p><ul><li>Balon</li></ul>';

test('scripts, styles, event handlers and frames are removed', () => {
  const html =
    '<p style="color:red" onclick="steal()">Halo</p><script>steal()</script><iframe src="https://x.example"></iframe>';
  expect(sanitizeContent(html)).toBe('<p>Halo</p>');
});

test.each([
  ['text keeps its paragraphs, lists and emphasis', kept, kept],
  ['a link that runs code loses its href', '<a href="javascript:steal()">di sini</a>', '<a>di sini</a>'],
  [
    'a link to another site opens in a new tab without access to this one',
    '<a href="https://visa.example">visa</a>',
    '<a href="https://visa.example" target="_blank" rel="noopener noreferrer">visa</a>',
  ],
  ['a link within the site stays as it is', '<a href="/contact">kantor</a>', '<a href="/contact">kantor</a>'],
  ['an h1 becomes an h2', '<h1>Judul</h1>', '<h2>Judul</h2>'],
  [
    'pictures load lazily',
    '<img src="https://media.example/a.jpg" alt="Laut">',
    '<img src="https://media.example/a.jpg" alt="Laut" loading="lazy" decoding="async" />',
  ],
  [
    'a picture is never a data URL',
    '<img src="data:image/svg+xml,x" alt="">',
    '<img alt="" loading="lazy" decoding="async" />',
  ],
])('%s', (_what, html, safe) => expect(sanitizeContent(html)).toBe(safe));
