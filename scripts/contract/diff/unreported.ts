import { isDeepStrictEqual } from 'node:util';
import { child, isJsonObject, isReference, type Pointed, valueAt } from '../../generate/document.ts';
import type { RedoclyChange } from './rating.ts';

type Part = Pointed<unknown>;

const EXTENSION = /(?<!\/(?:properties|headers))\/x-[^/]+$/;

/**
 * Returns the differences that `redocly diff` does not report: in extensions, in examples and other values that are
 * objects, in a `$ref`, and in the order of a list. With the reported ones these are all differences of two documents,
 * except in the order of keys.
 */
export function unreportedChanges(released: unknown, present: unknown, reported: RedoclyChange[]): RedoclyChange[] {
  const renamed = new Map<unknown, string | undefined>();
  const known = new Set<string>();
  for (const { property, base, revision } of reported) {
    if (property === 'key') renamed.set(base?.pointer, revision?.pointer);
    // The pointer of a value that is missing on one side is that of its parent.
    else if (base?.value !== undefined) known.add(`released ${base.pointer}`);
    if (property !== 'key' && revision?.value !== undefined) known.add(`present ${revision.pointer}`);
  }
  const newPointers = new Set(renamed.values());
  const changes: RedoclyChange[] = [];

  function compare(before: Part, after: Part): void {
    if (isSame(before, after) || isKnown(before, after)) return;
    const areObjects = isJsonObject(before.value) && isJsonObject(after.value);
    const areLists = Array.isArray(before.value) && Array.isArray(after.value);
    if (areObjects && isReference(before.value) === isReference(after.value)) compareObjects(before, after);
    else if (areLists && !EXTENSION.test(after.pointer)) compareLists(before, after);
    else add(before, after);
  }

  function compareObjects(before: Part, after: Part): void {
    const [old, now] = [before.value as object, after.value as object];
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [from, to] = [partOf(before, key), partOf(after, key)];
      const pointer = renamed.get(from.pointer);
      if (pointer) compare(from, { pointer, value: valueAt(present, pointer.slice(1)) });
      else if (!newPointers.has(to.pointer)) compare(from, to);
    }
  }

  function compareLists(before: Part, after: Part): void {
    const [old, now] = [itemsOf(before), itemsOf(after)];
    const gone = old.filter((item) => !now.some((other) => isSame(item, other)));
    const fresh = now.filter((item) => !old.some((other) => isSame(other, item)));
    const removed = gone.filter((item) => !isKnown(item));
    const added = fresh.filter((item) => !isKnown(undefined, item));
    // No item differs, so only the order changed.
    if (removed.length !== added.length || gone.length + fresh.length === 0) add(before, after);
    else for (const [index, item] of removed.entries()) compare(item, added[index]!);
  }

  function isSame(before: Part, after: Part): boolean {
    return isDeepStrictEqual(before.value, after.value) || (renamed.get(before.value) ?? before.value) === after.value;
  }

  function isKnown(before?: Part, after?: Part): boolean {
    return known.has(`released ${before?.pointer}`) || known.has(`present ${after?.pointer}`);
  }

  function add(base: Part, revision: Part): void {
    const [, path = '#', property = ''] = /^(.*)\/([^/]+)$/.exec(revision.pointer) ?? [];
    changes.push({ path, typeName: '', kind: 'modified', impact: 'patch', verdicts: [], property, base, revision });
  }

  compare({ pointer: '#', value: released }, { pointer: '#', value: present });
  return changes;
}

function partOf({ pointer, value }: Part, key: string): Part {
  return child(pointer, key, isJsonObject(value) ? value[key] : undefined);
}

function itemsOf({ pointer, value }: Part): Part[] {
  return (value as unknown[]).map((item, index) => child(pointer, index, item));
}
