import type { ContentChange } from '@sdk';
import { expect, test } from 'vitest';
import document from '../../sdk/generated/openapi.json';
import { parseChanges } from '../../src/server/revalidate/changes-schema';

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
