import { expect, test } from 'vitest';
import { inputFiles, isInput } from './site-build.ts';

const host = inputFiles(true).filter((file) => /^(mocks|openapi)\//.test(file));

test('the site is built anew when the embedded host may answer otherwise', () => {
  expect(host).toEqual(
    expect.arrayContaining([
      'mocks/behaviours/tour.ts',
      'mocks/seed/tour.ts',
      'mocks/serializers/tour-serializer.ts',
      'openapi/openapi.yaml',
      'openapi/paths/tour.yaml',
    ]),
  );
});

test('tests, pictures and built validators of the host ask for no new build', () => {
  expect(host.filter((file) => /\.test\.|media\/|validators\./.test(file))).toEqual([]);
});

test('the package of the SDK, its examples and texts for people ask for no new build, the SDK itself does', () => {
  for (const name of ['dist/index.js', 'examples/list-tours.ts', 'README.md'])
    expect(isInput(`sdk/${name}`)).toBe(false);
  expect(isInput('openapi/README.md')).toBe(false);
  expect(inputFiles(false)).toEqual(expect.arrayContaining(['sdk/index.ts', 'sdk/generated/operations.ts']));
});

test('a site of another host does not depend on the embedded one', () => {
  expect(inputFiles(false).filter((file) => /^(mocks|openapi)\//.test(file))).toEqual([]);
});
