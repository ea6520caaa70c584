import { expect, test } from 'vitest';
import { inputFiles } from './site-build.ts';

test('code and seed are input of a build, and no test, README, picture or generated validator is', () => {
  const files = inputFiles(true);
  const inputs = ['mocks/behaviours/tour.ts', 'mocks/seed/tour/tour.ts', 'openapi/paths/tour.yaml', 'sdk/src/index.ts'];
  expect(files).toEqual(expect.arrayContaining(inputs));
  const others = /\.test\.|\.md$|^mocks\/media\/|^mocks\/generated\/validators\.|^sdk\/(dist|examples)\//;
  expect(files.filter((file) => others.test(file))).toEqual([]);
  expect(inputFiles(false).filter((file) => /^(mocks|openapi)\//.test(file))).toEqual([]);
});
