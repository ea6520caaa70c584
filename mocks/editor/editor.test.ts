import type { Article, Tour } from '@sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCall } from '../answer-call.ts';
import { createMockContext, DEMO_DRAFT_TOKEN } from '../mock-context.ts';
import { handleEditor } from './editor.ts';

const onPublish = vi.fn();
const NOW = '2027-01-15T03:00:00.000Z';
const mockContext = createMockContext({ now: () => new Date(NOW), onPublish });
const preview = {
  siteUrl: 'http://localhost:3000',
  secret: 'a secret of the service and the site',
  now: () => new Date(NOW),
};

afterEach(() => {
  mockContext.reset();
  onPublish.mockClear();
});

async function open(address: string, init: RequestInit = {}, isLoopbackOnly = true): Promise<Response> {
  const request = new Request(`http://localhost:4010${address}`, init);
  return (await handleEditor(mockContext, request, { isLoopbackOnly, preview })) ?? expect.fail(address);
}

const departures = () =>
  mockContext
    .database()
    .catalogue.tours.find(({ id }) => id === 17)
    ?.itineraries.map(({ id }) => id) ?? [];
const firstDeparture = () => departures()[0] ?? 0;

function send(fields: Record<string, string>, headers: Record<string, string> = {}, address = '/edit/tour/17') {
  const texts = {
    'title.id': 'Judul baru',
    'title.en': 'A new title',
    'description.id': '<p>Baru</p>',
    'description.en': '<p>New</p>',
  };
  const body = new URLSearchParams({ ...texts, ...fields });
  return open(address, { method: 'POST', body, headers });
}

async function read<Row>(path: string, language: string, draftToken?: string) {
  const headers = { 'accept-language': language, ...(draftToken && { 'draft-token': draftToken }) };
  const request = new Request(`http://localhost:4010/v1/modules/${path}`, { headers });
  const response = (await answerCall(mockContext, request)) ?? expect.fail(path);
  return { status: response.status, ...((await response.json()) as { data: Row }).data };
}

const readTour = (language: string, draftToken?: string) => read<Tour>('tour/17/detail', language, draftToken);

test('the list links every tour and article, and marks drafts', async () => {
  const before = await (await open('/edit')).text();
  expect([before.match(/\/edit\/tour\//g)?.length, before.match(/\/edit\/article\//g)?.length]).toEqual([36, 12]);
  expect(before).not.toContain('<strong>draft</strong>');
  await send({ action: 'save' });
  expect(await (await open('/edit')).text()).toContain('A new title</a> <strong>draft</strong>');
});

test('a draft is read with the token only, and published for everybody', async () => {
  const id = firstDeparture();
  const saved = await send({ action: 'save', [`price.${id}`]: '12345000' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/edit/tour/17?done=saved']);
  const published = await readTour('en');
  const draft = await readTour('en', DEMO_DRAFT_TOKEN);
  expect([published.title, draft.title]).toEqual([expect.not.stringContaining('new'), 'A new title']);
  expect([published.is_draft, draft.is_draft]).toEqual([undefined, true]);
  expect(draft.itineraries.find((one) => one.id === id)?.price).toBe(12_345_000);
  expect(published.itineraries.find((one) => one.id === id)?.price).not.toBe(12_345_000);
  expect(onPublish).not.toHaveBeenCalled();

  await send({ action: 'publish', [`price.${id}`]: '12345000' });
  const now = await readTour('id');
  expect([now.title, now.description, now.updated_at]).toEqual(['Judul baru', '<p>Baru</p>', NOW]);
  expect(await readTour('id', DEMO_DRAFT_TOKEN)).not.toHaveProperty('is_draft');
  expect(now.itineraries.find((one) => one.id === id)?.price).toBe(12_345_000);
  expect(onPublish.mock.calls).toEqual([[[{ kind: 'tour', id: 17 }]]]);
});

test('a wrong token is refused, and a discarded draft is gone', async () => {
  expect((await readTour('id', 'not-the-token-of-it')).status).toBe(401);
  await send({ action: 'save' });
  await send({ action: 'discard', 'title.id': '' });
  expect((await readTour('en', DEMO_DRAFT_TOKEN)).title).toBe((await readTour('en')).title);
});

test('a form that cannot be saved keeps nothing and says why', async () => {
  const untitled = await send({ action: 'save', 'title.en': ' ' });
  const html = await untitled.text();
  expect([untitled.status, html]).toEqual([422, expect.stringContaining('A title is missing')]);
  expect(html).toContain('value="Judul baru"');
  for (const price of ['12,5 juta', '0', '1'.repeat(13)]) {
    const priced = await send({ action: 'publish', [`price.${firstDeparture()}`]: price });
    expect([priced.status, await priced.text()]).toEqual([422, expect.stringContaining('whole number of rupiah')]);
  }
  expect(mockContext.database().state.edits.drafts).toEqual({});
});

test('a text is at most as long as its field allows, a line break counted once', async () => {
  const html = await (await open('/edit/tour/17')).text();
  for (const [name, tag] of [
    ['title.en', 'input'],
    ['description.en', 'textarea'],
  ]) {
    const most = Number(new RegExp(`<${tag} name="${name}"[^>]* maxlength="(\\d+)"`).exec(html)?.[1]);
    const statuses = [`${'a'.repeat(most - 2)}\r\nb`, `${'a'.repeat(most)}b`].map(
      async (text) => (await send({ action: 'save', [`${name}`]: text })).status,
    );
    expect([most > 100, ...(await Promise.all(statuses))]).toEqual([true, 303, 422]);
  }
});

test('an emptied price is on request, and a price that is not in the form stays', async () => {
  const ids = departures();
  await send({ action: 'save', [`price.${ids[0]}`]: '' });
  const one = await readTour('en', DEMO_DRAFT_TOKEN);
  const prices = new Map(one.itineraries.map(({ id, price }) => [id, price]));
  expect(ids.map((id) => prices.get(id) === null)).toEqual(ids.map((id) => id === ids[0]));
  await send({ action: 'publish', ...Object.fromEntries(ids.map((id) => [`price.${id}`, ''])) });
  const none = await readTour('en');
  expect([none.price, none.lowestItinerary]).toEqual([null, null]);
});

test('the edit of an article is its last change, also on a later day', async () => {
  const newest = mockContext.database().catalogue.articles.reduce((a, b) => (a.created_at > b.created_at ? a : b));
  const readArticle = () => read<Article>(`article/${newest.seo.slug}`, 'id');
  await send({ action: 'save' }, {}, `/edit/article/${newest.id}`);
  expect((await readArticle()).updated_at).toBe(newest.updated_at);
  await send({ action: 'publish' }, {}, `/edit/article/${newest.id}`);
  expect(await readArticle()).toMatchObject({ title: 'Judul baru', created_at: newest.created_at, updated_at: NOW });
  // The dates of the seed move with the day, so the article would be newer than its edit.
  mockContext.changeSettings({ offsetDays: 60 });
  expect(await readArticle()).toMatchObject({ created_at: NOW, updated_at: NOW });
});

test('the form has a signed preview link for each language', async () => {
  const html = await (await open('/edit/tour/17')).text();
  const links = [...html.matchAll(/href="([^"]*preview[^"]*)"/g)].map(
    ([, href]) => new URL(href?.replaceAll('&amp;', '&') ?? ''),
  );
  expect(links.map(({ searchParams }) => searchParams.get('path'))).toEqual(['/group-tour/17', '/en/group-tour/17']);
  expect(links.map(({ searchParams }) => searchParams.get('expires'))).toEqual(['1799985600', '1799985600']);
});

test('other origins, other names of the host and unknown rows are refused', async () => {
  expect((await send({ action: 'publish' }, { origin: 'https://evil.example' })).status).toBe(403);
  const renamed = new Request('http://evil.example:4010/edit');
  expect((await handleEditor(mockContext, renamed, { isLoopbackOnly: true }))?.status).toBe(403);
  expect((await open('/edit/tour/999')).status).toBe(404);
  expect((await open('/edit/secret/1')).status).toBe(404);
  expect((await open('/edit/tour/17?done=constructor')).status).toBe(200);
  expect(
    await handleEditor(mockContext, new Request('http://localhost:4010/editor'), { isLoopbackOnly: true }),
  ).toBeNull();
});
