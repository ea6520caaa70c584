import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('tests/e2e/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')] as const);
const constants = new Map(
  files.flatMap(([, text]) => [...text.matchAll(/const (\w+) = (.+);/g)].map(([, name, value]) => [name, value])),
);

/** Patterns and globs of files of the site, of other origins and of pages that only a test has. */
const OUTSIDE_SERVICE = /_next\\?\/(data|image|static)\b|\bwa\.me\b|\/widget\?|\/planted\b|\/nowhere-yet\b/;

/** Returns the intercepted URLs that belong to the service, or may belong to it. */
function interceptedServiceUrls(text: string): string[] {
  const urls = [...text.matchAll(/\.route\(\s*([^,]+),/g)].map(([, url = '']) => url);
  return urls.filter((url) => !OUTSIDE_SERVICE.test(constants.get(url) ?? url));
}

test('browser tests use faults of the host and do not intercept calls of the service', () => {
  expect(interceptedServiceUrls("page.route('**/v1/auth/logout', (route) => route.abort())")).toEqual([
    "'**/v1/auth/logout'",
  ]);
  expect(interceptedServiceUrls(`context.route(\n  host + '/**', answer)`)).toEqual(["host + '/**'"]);
  expect(interceptedServiceUrls('page.route(bookingCall, answer)')).toEqual(['bookingCall']);
  expect(interceptedServiceUrls("page.route('**/_next/data/**', answer)")).toEqual([]);
  const interceptions = files.flatMap(([file, text]) => interceptedServiceUrls(text).map((url) => [file, url]));
  // This test shows hostile texts in an empty page, which is not of the site and calls nothing.
  expect(interceptions).toEqual([['tests/e2e/security/hostile-text.spec.ts', "'**/*'"]]);
});

test('browser tests wait for a state of the page, not for a time or for an idle network', () => {
  const found = files.filter(([, text]) => /networkidle|waitForTimeout/.test(text)).map(([file]) => file);
  expect(found, 'tests/e2e/support/loaded-page.ts has actions that wait for a page').toEqual([]);
});
