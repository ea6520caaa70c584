import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const texts = globSync('tests/e2e/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')] as const);
const constants = new Map(
  texts.flatMap(([, text]) => [...text.matchAll(/const (\w+) = (.+);/g)].map(([, name, value]) => [name, value])),
);

/** Files of the site, other origins, and pages that only a test has; written as a pattern or a glob. */
const OUTSIDE_THE_SERVICE = /_next\\?\/(data|image|static)\b|\bwa\.me\b|\/widget\?|\/planted\b|\/nowhere-yet\b/;

/** The intercepted addresses that are of the service, or could be. */
function ofService(text: string): string[] {
  const addresses = [...text.matchAll(/\.route\(\s*([^,]+),/g)].map(([, address = '']) => address);
  return addresses.filter((address) => !OUTSIDE_THE_SERVICE.test(constants.get(address) ?? address));
}

test('browser tests let the service fail through its host and do not intercept its calls', () => {
  expect(ofService("page.route('**/v1/auth/logout', (route) => route.abort())")).toEqual(["'**/v1/auth/logout'"]);
  expect(ofService(`context.route(\n  host + '/**', answer)`)).toEqual(["host + '/**'"]);
  expect(ofService('page.route(bookingCall, answer)')).toEqual(['bookingCall']);
  expect(ofService("page.route('**/_next/data/**', answer)")).toEqual([]);
  const found = texts.flatMap(([file, text]) => ofService(text).map((address) => [file, address]));
  // It shows hostile texts in an empty page, which is not of the site and calls nothing.
  expect(found).toEqual([['tests/e2e/security/hostile-text.spec.ts', "'**/*'"]]);
});
