import { getResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { allBehaviours } from '../behaviours/all.ts';
import { createHandlers } from '../handlers.ts';
import { createMockContext, DEMO_DRAFT_TOKEN } from '../mock-context.ts';
import { handleEditor } from './editor.ts';

const onPublish = vi.fn();
const mockContext = createMockContext({
  behaviours: allBehaviours,
  now: () => new Date('2027-01-15T03:00:00Z'),
  onPublish,
});
const handlers = createHandlers(mockContext);
const preview = {
  siteUrl: 'http://localhost:3000',
  secret: 'a secret of the service and the site',
  now: () => new Date('2027-01-15T03:00:00Z'),
};

afterEach(() => {
  mockContext.reset();
  onPublish.mockClear();
});

async function open(address: string, init: RequestInit = {}, isLoopbackOnly = true): Promise<Response> {
  const request = new Request(`http://localhost:4010${address}`, init);
  const response = await handleEditor(mockContext, request, { isLoopbackOnly, preview });
  if (!response) throw new Error(`${address} is no page of the editor`);
  return response;
}

const firstDeparture = () =>
  mockContext.database().catalogue.tours.find(({ id }) => id === 17)?.itineraries[0]?.id ?? 0;

function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const texts = {
    'title.id': 'Judul baru',
    'title.en': 'A new title',
    'description.id': '<p>Baru</p>',
    'description.en': '<p>New</p>',
  };
  const body = new URLSearchParams({ ...texts, ...fields });
  return open('/edit/tour/17', { method: 'POST', body, headers });
}

async function readTour(language: string, draftToken?: string) {
  const headers = { 'accept-language': language, ...(draftToken && { 'draft-token': draftToken }) };
  const request = new Request('http://localhost:4010/v1/modules/tour/17/detail', { headers });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error('the document has no such operation');
  const { data } = (await response.json()) as {
    data: { title: string; description: string; itineraries: { id: number; price: number }[] };
  };
  return { status: response.status, ...data };
}

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
  expect(draft.itineraries.find((one) => one.id === id)?.price).toBe(12_345_000);
  expect(published.itineraries.find((one) => one.id === id)?.price).not.toBe(12_345_000);
  expect(onPublish).not.toHaveBeenCalled();

  await send({ action: 'publish', [`price.${id}`]: '12345000' });
  const now = await readTour('id');
  expect([now.title, now.description]).toEqual(['Judul baru', '<p>Baru</p>']);
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
  const priced = await send({ action: 'publish', [`price.${firstDeparture()}`]: '12,5 juta' });
  expect([priced.status, await priced.text()]).toEqual([422, expect.stringContaining('whole number of rupiah')]);
  expect(mockContext.database().state.edits.drafts).toEqual({});
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
