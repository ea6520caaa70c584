import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PagesOnDisk } from './page-cache';

let dist: string;
const server = () => join(dist, 'server');

/** Writes the files of a page as Next does: a thousand bytes together. */
function write(key: string, minute = 0): void {
  const path = join(server(), 'pages', key);
  mkdirSync(dirname(path), { recursive: true });
  for (const [end, size] of [
    ['.html', 800],
    ['.json', 150],
    ['.meta', 50],
  ] as const) {
    writeFileSync(path + end, 'x'.repeat(size));
    utimesSync(path + end, minute * 60, minute * 60);
  }
}

const isThere = (key: string) =>
  ['.html', '.json', '.meta'].map((end) => existsSync(join(server(), 'pages', key + end)));
const KEPT = [true, true, true];
const GONE = [false, false, false];

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'kelana-pages-'));
  mkdirSync(join(server(), 'pages'), { recursive: true });
  writeFileSync(
    join(dist, 'prerender-manifest.json'),
    JSON.stringify({ routes: { '/id': {}, '/id/group-tour/1': {} } }),
  );
  write('id/group-tour/1');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

test('the pages written longest ago are deleted above the limit, those of the build never', async () => {
  const pages = new PagesOnDisk(server(), 3000);
  for (const id of [1, 2, 3, 4, 2, 5]) {
    write(`id/group-tour/${id}`);
    await pages.written(`/id/group-tour/${id}`);
  }
  expect([1, 2, 3, 4, 5].map((id) => isThere(`id/group-tour/${id}`))).toEqual([KEPT, KEPT, GONE, KEPT, KEPT]);
});

test('pages of an earlier process count, in the order in which they were written', async () => {
  write('en/blog/b', 1);
  write('en/blog/a', 2);
  const pages = new PagesOnDisk(server(), 2000);
  write('en/blog/c', 3);
  await pages.written('/en/blog/c');
  expect(['a', 'b', 'c'].map((name) => isThere(`en/blog/${name}`))).toEqual([KEPT, GONE, KEPT]);
});

test('a page larger than the limit is kept until the next one', async () => {
  const pages = new PagesOnDisk(server(), 500);
  for (const [name, expected] of [
    ['a', [KEPT, GONE]],
    ['b', [GONE, KEPT]],
  ] as const) {
    write(`id/${name}`);
    await pages.written(`/id/${name}`);
    expect([isThere('id/a'), isThere('id/b')]).toEqual(expected);
  }
});
