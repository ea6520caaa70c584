import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInBuild } from './built-pages';

test('a page is in the build when the manifest of its language names it', () => {
  const dist = mkdtempSync(join(tmpdir(), 'kelana-built-'));
  expect(isInBuild('id', '/group-tour/17', dist)).toBe(false);
  const routes = { '/id/group-tour/17': {}, '/en/group-tour/18': {} };
  writeFileSync(join(dist, 'prerender-manifest.json'), JSON.stringify({ routes }));
  expect(isInBuild('id', '/group-tour/17', dist)).toBe(true);
  expect(isInBuild(undefined, '/group-tour/17', dist)).toBe(true);
  expect(isInBuild('en', '/group-tour/17', dist)).toBe(false);
  expect(isInBuild('en', '/group-tour/18', dist)).toBe(true);
  rmSync(dist, { recursive: true });
});
