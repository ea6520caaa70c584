import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { browserBundle } from '../../tests/support/browser-bundle.ts';

/** Returns the code of a page that imports `names` from an entry of the package. */
const bundleOf = (entry: string, names: string) =>
  browserBundle('', {
    entryPoints: undefined,
    stdin: { contents: `import { ${names} } from './${entry}';\nconsole.log(${names});`, resolveDir: 'sdk/src' },
  });

test('one operation weighs at most 4 kB, and brings no other operation', async () => {
  const code = await bundleOf('operations.ts', 'createClient, getTour');
  expect(gzipSync(code).length).toBeLessThanOrEqual(4000);
  expect(code.match(/\/v\d\/[\w/{}-]+/g)).toEqual(['/v1/modules/tour/{id}/detail']);
});

test('the client that takes names brings all operations', async () => {
  const code = await bundleOf('index.ts', 'createClient');
  expect(code.match(/\/v\d\/[\w/{}-]+/g)?.length).toBeGreaterThan(30);
});
