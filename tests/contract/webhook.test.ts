import type { ContentChange } from '@sdk';
import { expect, test, vi } from 'vitest';
import { createWebhook } from '../../mocks/host/webhook';
import document from '../../sdk/src/generated/openapi.json';
import { ROWS_PER_CALL } from '../../src/data/every-row';
import { isSlug } from '../../src/lib/slug';
import { parseChanges } from '../../src/server/revalidate/check-call';
import { pathWithDrafts } from '../../src/server/signatures';

const { NamedChange, ListChange, ContentChanges } = document.components.schemas;

test('every kind of the API document is accepted', () => {
  const named = NamedChange.properties.kind.enum.map((kind) => ({ kind, slug: 'a' }));
  const lists = ListChange.properties.kind.enum.map((kind) => ({ kind }));
  const changes = [{ kind: 'tour', id: 17 }, ...named, ...lists] as ContentChange[];
  expect(parseChanges({ changes })).toEqual({ changes });
});

test('the limits are those of the API document', () => {
  const { minItems, maxItems } = ContentChanges.properties.changes;
  const sizes = [minItems - 1, minItems, maxItems, maxItems + 1];
  const areAccepted = sizes.map(
    (length) => 'changes' in parseChanges({ changes: Array(length).fill({ kind: 'mice' }) }),
  );
  expect(areAccepted).toEqual([false, true, true, false]);
});

test('the embedded host sends at most as many changes in one call', async () => {
  const most = ContentChanges.properties.changes.maxItems;
  const send = vi.fn(async (_url: string, _init: { body: string }) => new Response());
  vi.stubGlobal('fetch', send);
  const webhook = createWebhook({ url: 'http://site.example/', secret: 'a secret of the service and the site' });
  webhook(Array.from({ length: 2 * most + 1 }, (_, index) => ({ kind: 'tour', id: index + 1 })));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(send.mock.calls.map(([, { body }]) => JSON.parse(body).changes.length)).toEqual([most, most, 1]);
});

test('a slug has the length of the API document, in a change and in a path', () => {
  const { minLength, maxLength } = NamedChange.properties.slug;
  const { ArticleSlug, CareerSlug } = document.components.parameters;
  for (const { schema } of [ArticleSlug, CareerSlug]) expect(schema).toMatchObject({ minLength, maxLength });
  const slugs = [minLength - 1, minLength, maxLength, maxLength + 1].map((length) => 'a'.repeat(length));
  const expected = [false, true, true, false];
  expect(slugs.map((slug) => 'changes' in parseChanges({ changes: [{ kind: 'article', slug }] }))).toEqual(expected);
  expect(slugs.map(isSlug)).toEqual(expected);
  expect(slugs.map((slug) => pathWithDrafts(`/blog/${slug}`) !== null)).toEqual(expected);
});

test('a list is read with as many rows at once as the API document allows', () => {
  expect(ROWS_PER_CALL).toBe(document.components.parameters.Limit.schema.maximum);
});

test('what is wrong is named by its field', () => {
  const errorsOf = (body: unknown) => Object.keys((parseChanges(body) as { errors: object }).errors);
  expect(errorsOf({ changes: [{ kind: 'mice' }, { kind: 'shop' }] })).toEqual(['changes.1.kind']);
  expect(errorsOf({ changes: [{ kind: 'tour' }] })).toEqual(['changes.0.id']);
  expect(errorsOf({ changes: [{ kind: 'tour', id: 1.5 }] })).toEqual(['changes.0.id']);
  expect(errorsOf({ changes: [{ kind: 'article', slug: '' }] })).toEqual(['changes.0.slug']);
  expect(errorsOf({ changes: [{ kind: 'mice', id: 1 }] })).toEqual(['changes.0.id']);
  expect(errorsOf({ changes: [], extra: true })).toEqual(['changes', 'extra']);
  expect(errorsOf(null)).toEqual(['body']);
});
