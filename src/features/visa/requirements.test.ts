// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { noteParagraphs } from './requirements';

test('paragraphs are split into text and links', () => {
  const html = '<p>Berlaku <strong>3 tahun</strong>.</p>\n<p>Lihat <a href="/blog/visa-jepang">cara\ndaftar</a>.</p>';
  expect(noteParagraphs(html)).toEqual([
    [{ text: 'Berlaku 3 tahun.', href: null }],
    [
      { text: 'Lihat ', href: null },
      { text: 'cara daftar', href: '/blog/visa-jepang' },
      { text: '.', href: null },
    ],
  ]);
});

test('a link with a script, a data URL or a hidden host becomes text', () => {
  for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,1']) {
    expect(noteParagraphs(`<p><a href="${href}">klik</a></p>`)).toEqual([[{ text: 'klik', href: null }]]);
  }
});

test('scripts and styles are removed', () => {
  expect(noteParagraphs('<p>Aman<script>alert(1)</script><style>p{}</style></p>')).toEqual([
    [{ text: 'Aman', href: null }],
  ]);
});

test('text without paragraphs is one paragraph, and empty text is none', () => {
  expect(noteParagraphs('Bawa paspor')).toEqual([[{ text: 'Bawa paspor', href: null }]]);
  expect(noteParagraphs('<p> </p>')).toEqual([]);
});
