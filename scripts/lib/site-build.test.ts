import { expect, test } from 'vitest';
import { inputFiles, isInput } from './site-build.ts';

const hostFiles = inputFiles(true).filter((file) => /^(mocks|openapi)\//.test(file));

test('files of the embedded host that change its responses are input of the build', () => {
  expect(hostFiles).toEqual(
    expect.arrayContaining([
      'mocks/behaviours/tour.ts',
      'mocks/seed/tour/tour.ts',
      'mocks/serializers/tour-serializer.ts',
      'openapi/openapi.yaml',
      'openapi/paths/tour.yaml',
    ]),
  );
});

test('tests, pictures and generated validators of the host are not input of the build', () => {
  expect(hostFiles.filter((file) => /\.test\.|media\/|validators\./.test(file))).toEqual([]);
});

test('the code of the SDK is input of the build; its package, examples and README are not', () => {
  for (const name of ['dist/index.js', 'examples/list-tours.ts', 'README.md'])
    expect(isInput(`sdk/${name}`)).toBe(false);
  expect(isInput('openapi/README.md')).toBe(false);
  expect(inputFiles(false)).toEqual(expect.arrayContaining(['sdk/src/index.ts', 'sdk/src/generated/operations.ts']));
});

test('a site of another host does not depend on the embedded one', () => {
  expect(inputFiles(false).filter((file) => /^(mocks|openapi)\//.test(file))).toEqual([]);
});
