import { expect, test } from 'vitest';
import { inLanguage, withAnchors } from './article-text';

test('chapters get anchors and a list of contents', () => {
  const html = '<h2>Mekar &amp; gugur</h2><p>Teks</p><h3>Fuji</h3><h2>Ramalan</h2><h2>Ramalan</h2>';
  expect(withAnchors(html)).toEqual({
    html: '<h2 id="bagian-mekar-gugur">Mekar &amp; gugur</h2><p>Teks</p><h3 id="bagian-fuji">Fuji</h3><h2 id="bagian-ramalan">Ramalan</h2><h2 id="bagian-ramalan-2">Ramalan</h2>',
    contents: [
      { id: 'bagian-mekar-gugur', text: 'Mekar & gugur' },
      { id: 'bagian-ramalan', text: 'Ramalan' },
      { id: 'bagian-ramalan-2', text: 'Ramalan' },
    ],
  });
});

test('an article with few chapters lists every heading', () => {
  const { contents } = withAnchors('<h2>Satu</h2><h3>Dua</h3><h3>Tiga</h3>');
  expect(contents.map(({ text }) => text)).toEqual(['Satu', 'Dua', 'Tiga']);
});

test('two headings give no list of contents', () => {
  expect(withAnchors('<h2>Satu</h2><h2>Dua</h2>').contents).toEqual([]);
});

test('internal links keep the language of the page', () => {
  const html = '<a href="/blog/a">a</a> <a href="/en/blog">b</a> <a href="//x.example">c</a> <a href="/enak">d</a>';
  expect(inLanguage(html, 'en')).toBe(
    '<a href="/en/blog/a">a</a> <a href="/en/blog">b</a> <a href="//x.example">c</a> <a href="/en/enak">d</a>',
  );
  expect(inLanguage(html, 'id')).toBe(html);
});
