import type { Article } from '@sdk';
import { expect, test } from 'vitest';
import { articleModel, inLanguage, withAnchors } from './article-model';

const article = (id: number): Article => ({
  id,
  title: `Artikel ${id}`,
  seo: { slug: `artikel-${id}`, title: null, description: ' Ringkasan. ' },
  content: '<p>Baca <a href="/blog/lain">ini</a>.</p><script>1</script>',
  image: null,
  image_url: null,
  created_at: '2026-11-19T02:00:00Z',
});
const all = [article(3), article(2), article(1)];
const context = {
  locale: 'en',
  today: '2026-11-21',
  sanitize: (html: string) => html.replace(/<script>.*<\/script>/, ''),
};
const modelOf = (one: Article, articles = all) => articleModel({ article: one, articles, tours: [] }, context);

test('the model has sanitised HTML and only the fields of the page', () => {
  expect(modelOf(article(2))).toEqual({
    slug: 'artikel-2',
    title: 'Artikel 2',
    metaTitle: 'Artikel 2',
    excerpt: 'Ringkasan.',
    isLead: true,
    date: '2026-11-19',
    publishedAt: '2026-11-19T02:00:00Z',
    minutes: 1,
    imageUrl: null,
    html: '<p>Baca <a href="/en/blog/lain">ini</a>.</p>',
    contents: [],
    tours: [],
    previous: { slug: 'artikel-3', title: 'Artikel 3' },
    next: { slug: 'artikel-1', title: 'Artikel 1' },
  });
});

test('a changed article has the time of the change and its day in Jakarta', () => {
  expect(modelOf({ ...article(2), updated_at: '2026-11-20T20:00:00Z' }).updated).toEqual({
    at: '2026-11-20T20:00:00Z',
    date: '2026-11-21',
  });
  expect(modelOf({ ...article(2), updated_at: null })).not.toHaveProperty('updated');
  expect(modelOf({ ...article(2), updated_at: 'kemarin' })).not.toHaveProperty('updated');
});

test('the newest article has no previous one, the oldest no next one, an unlisted one neither', () => {
  expect(modelOf(article(3)).previous).toBeNull();
  expect(modelOf(article(1)).next).toBeNull();
  expect(modelOf(article(2), [])).toMatchObject({ previous: null, next: null });
});

test('an article without a summary has no lead, and the start of its text describes the page', () => {
  const bare = modelOf({ ...article(2), seo: { slug: 'artikel-2' } });
  expect(bare).toMatchObject({ isLead: false, excerpt: 'Baca ini . 1' });
});

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

test('an article with few chapters lists every heading, and two headings give no list of contents', () => {
  const { contents } = withAnchors('<h2>Satu</h2><h3>Dua</h3><h3>Tiga</h3>');
  expect(contents.map(({ text }) => text)).toEqual(['Satu', 'Dua', 'Tiga']);
  expect(withAnchors('<h2>Satu</h2><h2>Dua</h2>').contents).toEqual([]);
});

test('internal links keep the language of the page', () => {
  const html = '<a href="/blog/a">a</a> <a href="/en/blog">b</a> <a href="//x.example">c</a> <a href="/enak">d</a>';
  expect(inLanguage(html, 'en')).toBe(
    '<a href="/en/blog/a">a</a> <a href="/en/blog">b</a> <a href="//x.example">c</a> <a href="/en/enak">d</a>',
  );
  expect(inLanguage(html, 'id')).toBe(html);
});
