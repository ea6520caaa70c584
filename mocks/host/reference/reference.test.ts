import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { allBehaviours } from '../../behaviours/all.ts';
import { operations } from '../../generated/operations.ts';
import { createMockContext } from '../../mock-context.ts';
import { readCurrentDocument } from '../current-document.ts';
import { type ApiDocument, listOperations, type ReferenceOperation } from './document.ts';
import { GUIDE_IDS, readGuides } from './guides.ts';
import { renderOperation } from './operation-html.ts';
import { renderReferencePage } from './reference-page.ts';
import { serveReference } from './serve-reference.ts';

const HOST = 'http://localhost:4711';
const mockContext = createMockContext({ behaviours: allBehaviours });
let document: ApiDocument;
let page: string;

beforeAll(async () => {
  document = await readCurrentDocument(mockContext);
  page = renderReferencePage(document, await readGuides(HOST), HOST);
});

const valuesOf = (html: string, attribute: string) =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), (match) => match[1] ?? '');

const articleOf = (operationId: string) => {
  const operation = listOperations(document).find((one) => one.operationId === operationId) as ReferenceOperation;
  return renderOperation(document, operation, HOST);
};

test('the page has every operation and call of the service, every guide and every schema with fields', () => {
  const ids = new Set(valuesOf(page, 'id'));
  const expected = [
    ...Object.keys(operations),
    'contentChanged',
    ...GUIDE_IDS.map((id) => `guide-${id}`),
    'schema-Tour',
    'schema-Failure',
  ];
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids.has('schema-EmailAddress')).toBe(false);
});

test('every id is unique and every link inside the page has its target', () => {
  const ids = valuesOf(page, 'id');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const targets = valuesOf(page, 'href').flatMap((href) => (href.startsWith('#') ? href.slice(1) : []));
  expect(targets.length).toBeGreaterThan(200);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every documented status of every operation is shown with its examples', () => {
  const missing = listOperations(document).flatMap((operation) => {
    const html = articleOf(operation.operationId);
    return operation.answers
      .filter(({ status, content }) => {
        const isShown = html.includes(`<span class="status">${status} `);
        return !isShown || Object.values(content?.examples ?? {}).some(({ summary }) => !html.includes(summary ?? '?'));
      })
      .map(({ status }) => `${operation.operationId} ${status}`);
  });
  expect(missing).toEqual([]);
});

test('an operation for members says so and lists its limits, its key and its choice of member', () => {
  const html = articleOf('bookTour');
  expect(html).toContain('<a class="mark" href="#guide-sign-in">for members</a>');
  expect(html).toContain('<li>20 calls of one member in 10 minutes</li>');
  expect(articleOf('login')).toContain('<li>10 refused calls of one address and member in 15 minutes</li>');
  expect(articleOf('login')).toContain(
    '<li>30 refused calls of one member in 1 minute, except from an address where the member has signed in before</li>',
  );
  expect(html).toContain('<option value="ratna@kelana.example">');
  expect(html).toMatch(/<input name="Idempotency-Key" data-in="header" value="[\w-]{8,64}"/);
  expect(articleOf('listTours')).not.toContain('ratna@kelana.example');
});

test('a call of the service has neither samples nor a form', () => {
  expect(articleOf('contentChanged')).not.toMatch(/class="samples"|<form/);
});

test('the form of an operation offers every example of its answers', () => {
  const { answers } = listOperations(document).find(({ operationId }) => operationId === 'bookTour') ?? { answers: [] };
  const choices = answers.flatMap(({ status, content }) =>
    Object.keys(content?.examples ?? {}).map((name) => `code=${status}, example=${name}`),
  );
  expect(choices.length).toBeGreaterThan(8);
  expect(choices.filter((choice) => !articleOf('bookTour').includes(`value="${choice}"`))).toEqual([]);
});

test('the page names the host that serves it and loads nothing from elsewhere', () => {
  expect(page).toContain(`curl '${HOST}/v1/modules/tour/regionals'`);
  const loaded = [...valuesOf(page, 'src'), ...valuesOf(page.slice(0, page.indexOf('</head>')), 'href')];
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((url) => !url.startsWith('/docs/'))).toEqual([]);
});

test('the folder of guides has the guides of the page and no others', () => {
  const files = readdirSync(new URL('../../../openapi/guides', import.meta.url));
  expect(files.sort()).toEqual(GUIDE_IDS.map((id) => `${id}.md`).sort());
});

test('the guide on paging names the lists that have pages', async () => {
  const lists = listOperations(document).filter(({ parameters }) => parameters.some(({ name }) => name === 'page'));
  const guide = (await readGuides(HOST)).find(({ id }) => id === 'paging')?.markdown ?? '';
  const named = Array.from(
    guide
      .trim()
      .split('\n\n')[0]
      ?.matchAll(/\(#(\w+)\)/g) ?? [],
    (match) => match[1],
  );
  expect(named.sort()).toEqual(lists.map(({ operationId }) => operationId).sort());
});

test('the guide on idempotency names every operation that takes a key', async () => {
  const takers = listOperations(document).filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(takers.map(({ operationId }) => operationId)).toEqual(['bookTour']);
});

test('the JavaScript of the guides has no syntax error', async () => {
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const samples = (await readGuides(HOST)).flatMap(({ markdown }) =>
    Array.from(markdown.matchAll(/```js\n([\s\S]*?)```/g), (match) => match[1] ?? ''),
  );
  expect(samples.length).toBeGreaterThan(5);
  for (const sample of samples) new AsyncFunction(sample.replace(/^import .*$/gm, ''));
});

test('the page is served with a policy that allows its own files alone', async () => {
  const response = await serveReference('/docs', HOST, mockContext);
  const policy = response?.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(await response?.text()).toBe(page);
});

test.each([
  ['/docs/reference.css', 'text/css; charset=utf-8'],
  ['/docs/reference.js', 'text/javascript; charset=utf-8'],
  ['/docs/font.woff2', 'font/woff2'],
  ['/docs/icon.svg', 'image/svg+xml'],
])('%s is served', async (pathname, type) => {
  const response = await serveReference(pathname, HOST, mockContext);
  expect(response?.headers.get('content-type')).toBe(type);
  expect((await response?.arrayBuffer())?.byteLength).toBeGreaterThan(300);
});

test('no other path below the page is served', async () => {
  for (const path of ['/docs/', '/docs/page/main.ts', '/docs/../host.ts', '/docsx']) {
    expect([path, await serveReference(path, HOST, mockContext)]).toEqual([path, null]);
  }
});
