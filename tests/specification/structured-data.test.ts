import { beforeAll, expect, test, vi } from 'vitest';
import { readSitePages, readSitePart } from '../../src/data/server/read-site.ts';
import { formatRupiah } from '../../src/domain/money.ts';
import { listPages, sitePages } from '../../src/features/seo/sitemap.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import {
  findStructuredDataProblems,
  type JsonLdNode,
  judgedNodes,
  nodesIn,
  nodesOfType,
} from '../support/structured-data/find-problems.ts';
import { renderPage } from '../support/structured-data/render-page.tsx';
import { typeRules } from '../support/structured-data/type-rules.ts';
import { withMockServer } from '../support/with-mock-server.ts';

// So that no test gets the responses of an earlier one.
vi.mock('@/data/server/last-responses', () => import('../support/no-last-responses'));

type Page = { locale: Locale; path: string; html: string; data: JsonLdNode[] };

const SITE = 'http://localhost:3000';
const server = withMockServer();
const pages: Page[] = [];

const pageOf = (locale: Locale, path: string) => {
  const page = pages.find((one) => one.locale === locale && one.path === path);
  if (!page) throw new Error(`${path} is not in the sitemap of ${locale}`);
  return page;
};

// Rendering all pages of the demo takes long on a busy machine.
beforeAll(async () => {
  for (const locale of locales) {
    const lists = [await readSitePart(locale, 'tours', 1), await readSitePart(locale, 'articles', 1)];
    for (const { path } of [...sitePages(await readSitePages(locale)), ...lists.flatMap(listPages)]) {
      pages.push({ locale, path, ...(await renderPage(locale, path)) });
    }
  }
});

test('no page breaks the rules of search engines or refers to nothing', () => {
  const problems = pages.flatMap(({ locale, path, data }) =>
    findStructuredDataProblems(data).map((problem) => `${locale} ${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(140);
});

test('every recommended property is on some page of the demo', () => {
  const nodes = pages.flatMap(({ data }) => judgedNodes(data));
  const missing = Object.entries(typeRules).flatMap(([name, { recommended = [] }]) => {
    const judged = nodes.filter(({ rules }) => rules.some(([one]) => one === name)).map(({ node }) => node);
    return recommended.filter((property) => !judged.some((node) => property in node)).map((one) => `${name}.${one}`);
  });
  expect(missing).toEqual([]);
});

test('the offers of a tour are its upcoming departures with a price, as the page shows them', () => {
  const { catalogue } = server.database();
  const ofTours = catalogue.tours.flatMap(({ id, itineraries }) => {
    const offered = itineraries.filter(
      (row) => row.departure_date >= catalogue.today && !row.status_deleted && row.price !== null,
    );
    return locales.map((locale) => ({ page: pageOf(locale, `/group-tour/${id}`), offered, id }));
  });
  for (const { page, offered, id } of ofTours) {
    const root = page.locale === 'en' ? `${SITE}/en` : SITE;
    const expected = offered.map((row) => [
      `${root}/group-tour/${id}?itinerary=${row.id}`,
      row.price,
      row.departure_date,
      row.arrival_date,
    ]);
    const offers = nodesOfType('Offer', page.data);
    const facts = offers.map((one) => [one.url, one.price, one.availabilityStarts, one.availabilityEnds]);
    expect(facts).toEqual(expected);
    expect(nodesOfType('Product', page.data).length).toBe(offered.length > 0 ? 1 : 0);
    expect(offers.filter(({ price }) => !page.html.includes(formatRupiah(Number(price))))).toEqual([]);
  }
  const availabilities = ofTours.flatMap(({ page }) => nodesOfType('Offer', page.data).map((one) => one.availability));
  expect(new Set(availabilities)).toEqual(
    new Set([
      'https://schema.org/InStock',
      'https://schema.org/LimitedAvailability',
      'https://schema.org/SoldOut',
      undefined,
    ]),
  );
});

test('every page with a breadcrumb lists it with addresses in its language, the last one its own', () => {
  const trails = pages.flatMap(({ locale, path, data }) =>
    nodesOfType('BreadcrumbList', data).map((trail) => ({ locale, path, items: nodesOfType('ListItem', [trail]) })),
  );
  expect(trails.length).toBeGreaterThan(130);
  for (const { locale, path, items } of trails) {
    const root = locale === 'en' ? `${SITE}/en` : SITE;
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.at(0)?.item).toBe(locale === 'en' ? root : `${SITE}/`);
    expect(items.at(-1)?.item).toBe(root + path);
    expect(items.filter(({ item }) => !String(item).startsWith(root))).toEqual([]);
  }
});

test('every mention of the operator has one `@id`, and the full data are on the pages about it', () => {
  const named = pages.flatMap(({ path, data }) =>
    nodesIn(data)
      .filter((node) => node.name === 'Kelana' && '@id' in node)
      .map((node) => ({ path, type: node['@type'], id: node['@id'] })),
  );
  expect(new Set(named.map(({ id }) => id))).toEqual(new Set([`${SITE}/#agency`]));
  const isFull = ({ type }: (typeof named)[number]) => type === 'TravelAgency';
  expect(new Set(named.filter(isFull).map(({ path }) => path))).toEqual(new Set(['/', '/about-us', '/contact']));
  for (const locale of locales) {
    const full = ['/', '/about-us', '/contact'].flatMap((path) =>
      nodesOfType('TravelAgency', pageOf(locale, path).data).filter((node) => '@id' in node),
    );
    const facts = full.map((node) => JSON.stringify([node.address, node.openingHoursSpecification]));
    expect([full.length, new Set(facts).size, facts[0]]).toEqual([3, 1, expect.stringContaining('"Saturday"')]);
    const places = nodesOfType('PostalAddress', pageOf(locale, '/contact').data).map((node) => node.addressLocality);
    expect(places.includes('Jakarta Utara')).toBe(locale === 'id');
  }
});

test('a service without the proposed fields has complete data without them', async () => {
  const seo = { slug: 'a' };
  const article = {
    id: 1,
    title: '',
    seo,
    content: '',
    image: null,
    image_url: null,
    created_at: '2027-01-15T03:00:00Z',
  };
  const texts = { type: '', contract: '', description: '', requirements: '', job_description: '' };
  const career = { id: 1, position: '', slug: 'a', ...texts };
  const contact = {
    headline: { image_url: null, title: '', subtitle: '' },
    offices: [{ name: '', address: '', contacts: [{ type: 'email' as const, value: 'a@kelana.example' }] }],
  };
  server.override('getArticle', ({ reply }) => reply(200, { data: article }));
  server.override('getCareer', ({ reply }) => reply(200, { data: career }));
  server.override('getContactPage', ({ reply }) => reply(200, { data: contact }));
  const [articlePage, careerPage, contactPage] = await Promise.all(
    ['/blog/a', '/career/a', '/contact'].map((path) => renderPage('id', path)),
  );
  expect(nodesOfType('BlogPosting', articlePage?.data ?? [])[0]).not.toHaveProperty('dateModified');
  expect(nodesOfType('JobPosting', careerPage?.data ?? [])).toEqual([]);
  expect(nodesOfType('OpeningHoursSpecification', contactPage?.data ?? [])).toEqual([]);
  expect(careerPage?.html).not.toContain('application/ld+json"></script>');
});

test('an English page with an Indonesian text says so', async () => {
  server.reset('partly-translated');
  const slugs = [4, 5].map((id) => server.database('en').catalogue.articles.find((one) => one.id === id)?.seo.slug);
  const articles = await Promise.all(slugs.map((slug) => renderPage('en', `/blog/${slug}`)));
  const postings = articles.flatMap(({ data }) => nodesOfType('BlogPosting', data));
  expect(postings.map(({ inLanguage, mainEntityOfPage }) => [inLanguage, mainEntityOfPage])).toEqual([
    ['id', `${SITE}/blog/${slugs[0]}`],
    ['en', `${SITE}/en/blog/${slugs[1]}`],
  ]);
});
