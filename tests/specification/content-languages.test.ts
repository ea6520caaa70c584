import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { countryNames } from '../../mocks/seed/countries.ts';
import { hasRows, pageRows, type SiteRoute } from '../../src/config/site-map.ts';
import { foreignShare } from '../support/foreign-share.ts';
import { renderPage } from '../support/structured-data/render-page.tsx';
import { withMockServer } from '../support/with-mock-server.ts';

// So that no test gets the responses of an earlier one.
vi.mock('@/data/server/last-responses', () => import('../support/no-last-responses'));
vi.mock('next/head', () => ({
  default: ({ children }: { children: ReactNode }) => createElement(Fragment, null, children),
}));

const NOTE = 'Some of this page is available in Indonesian only.';
const visaOf = (country: string) => ['/with-query/visa-and-passport', { country }] as const;

type Text = { lang: string; text: string };
type Scenario = 'default' | 'one-language' | 'partly-translated';

const server = withMockServer();

/** Renders an English page with its layout in a scenario. */
async function englishPage(scenario: Scenario, path: string, query: Record<string, string> = {}) {
  server.reset(scenario);
  const { html } = await renderPage('en', path, { query, hasLayout: true });
  return { html, texts: textsOf(html), canonical: html.match(/rel="canonical" href="([^"]*)"/)?.[1] };
}

/** Returns the texts of a page with their language, without those that name the other language on purpose. */
function textsOf(html: string): Text[] {
  const texts: Text[] = [];
  const open = [{ name: '', lang: 'en', isRead: true }];
  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.at(-1);
      const isRead = Boolean(around?.isRead) && !['script', 'style', 'noscript', 'title'].includes(name);
      // The link to the page in the other language.
      const lang = attributes.hreflang ? 'en' : (attributes.lang ?? around?.lang ?? '');
      open.push({ name, lang, isRead: isRead && !attributes.hreflang });
    },
    ontext(text) {
      const around = open.at(-1);
      if (around?.isRead && /\p{L}/u.test(text)) texts.push({ lang: around.lang, text });
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return texts;
}

const marked = (texts: Text[]) => texts.filter(({ lang }) => lang === 'id').map(({ text }) => text);
const unmarked = (texts: Text[]) => texts.filter(({ lang }) => lang === 'en').map(({ text }) => text);

// Names of countries that are words of no other name on a page.
const indonesianNames = countryNames.filter(({ id, en }) => id !== en && id !== 'Swiss').map(({ id }) => id);
const namesCountry = new RegExp(`(?<!\\p{L})(${indonesianNames.join('|')})(?!\\p{L})`, 'u');

const pages: (readonly [path: string, query?: Record<string, string>])[] = [
  ...pageRows.flatMap(({ route, shows }) => (shows.length > 0 && !hasRows(route) ? [[route] as const] : [])),
  ...[
    '/group-tour/17 /group-tour/18 /group-tour/14 /group-tour/destination/1 /group-tour/destination/8 /group-tour/season/snow',
    '/blog/cara-daftar-visa-waiver-jepang-e-paspor /career/tour-consultant /career/apply/5 /booking/18',
  ].flatMap((line) => line.split(' ').map((path) => [path] as const)),
  ['/with-query/group-tour', { page: '2' }],
  visaOf('2'),
];

// Pages whose texts of the service come with a form, and one with names of regions only, which the site translates.
const WITHOUT_SERVED_TEXTS: string[] = ['/mice', '/career/apply', '/group-tour/destination'] satisfies SiteRoute[];

test.each(['default', 'one-language', 'partly-translated'] as const)(
  'with the data "%s" Indonesian texts are marked, countries have English names, and one line says that some texts are Indonesian',
  async (scenario) => {
    for (const [path, query] of pages) {
      const { html, texts } = await englishPage(scenario, path, query);
      const page = JSON.stringify([path, query]);
      const { words, foreign, texts: found } = foreignShare(html, 'en');
      expect(foreign, `${page}: ${found.join('; ')}`).toBeLessThanOrEqual(words / 100);
      expect(
        unmarked(texts).filter((text) => namesCountry.test(text)),
        page,
      ).toEqual([]);
      if (WITHOUT_SERVED_TEXTS.includes(path)) continue;
      const notes = texts.filter(({ text }) => text === NOTE).length;
      expect(notes, `${page}: ${marked(texts).slice(0, 3).join('; ')}`).toBe(marked(texts).length > 0 ? 1 : 0);
    }
  },
  120_000,
);

test('no Indonesian page has English texts', async () => {
  for (const [path, query] of pages) {
    const { html } = await renderPage('id', path, { ...(query && { query }), hasLayout: true });
    const { words, foreign, texts } = foreignShare(html, 'id');
    expect(foreign, `${path}: ${texts.join('; ')}`).toBeLessThanOrEqual(words / 100);
  }
}, 120_000);

test('words of the other language are counted, unless they are marked', () => {
  const [indonesian, english] = ['dan sore hari kembali ke kota untuk makan', 'and in the evening you return to town'];
  const page = `<main><p>${indonesian}</p><p>${english}</p><p lang="id">${indonesian}</p><h2>Sakura Jepang</h2></main>`;
  expect(foreignShare(page, 'en')).toEqual({ words: 16, foreign: 8, texts: [indonesian] });
  expect(foreignShare('<main><h2>Dengan tour leader dari Jakarta</h2></main>', 'en').foreign).toBe(1);
});

test('a page whose own texts are Indonesian leads search engines to the Indonesian page', async () => {
  const canonicals = async (scenario: Scenario, list: typeof pages) => {
    const found = [];
    for (const [path, query] of list) found.push((await englishPage(scenario, path, query)).canonical);
    return found;
  };
  const site = 'http://localhost:3000';
  expect(
    await canonicals('one-language', [['/'], ['/visa-and-passport'], visaOf('1'), ['/corporate/register']]),
  ).toEqual([
    `${site}/`,
    `${site}/visa-and-passport`,
    `${site}/visa-and-passport?country=1`,
    `${site}/en/corporate/register`,
  ]);
  expect(await canonicals('partly-translated', [['/'], ['/visa-and-passport'], visaOf('1'), visaOf('2')])).toEqual([
    `${site}/en`,
    `${site}/en/visa-and-passport`,
    `${site}/en/visa-and-passport?country=1`,
    `${site}/visa-and-passport?country=2`,
  ]);
});

test('words of the site and names in English are in no Indonesian element', async () => {
  for (const scenario of ['one-language', 'partly-translated'] as const) {
    const { texts } = await englishPage(scenario, '/group-tour/18');
    const indonesian = marked(texts);
    expect(indonesian.join()).toContain('Turki Musim Dingin');
    for (const text of ['See 3 pictures', 'Regular', 'Turkey']) {
      expect(unmarked(texts), scenario).toContain(text);
    }
    expect(indonesian.filter((text) => /\b(the|with|from|are)\b/.test(text))).toEqual([]);
  }
});
