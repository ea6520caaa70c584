import { join, relative } from 'node:path';
import { root, runMain } from './lib/process-group.ts';
import { generateFiles } from './lib/servers.ts';
import { buildMocks, stagePictures } from './packages/mocks.ts';
import { buildSdk, lintPackage, packPackage } from './packages/package.ts';

// Makes the SDK, the mocks and their pictures packages: checked, as the tarballs that `npm publish` would send.
const target = join(root, '.cache', 'packages');

await runMain(async () => {
  await generateFiles();
  const sdk = join(root, 'sdk');
  const mocks = join(target, 'mocks');
  const pictures = join(target, 'pictures');
  buildSdk(sdk);
  await buildMocks(mocks);
  stagePictures(pictures);
  for (const folder of [sdk, mocks, pictures]) {
    const { name, version, size, tarball } = packPackage(folder, target);
    const problems = await lintPackage(tarball);
    if (problems.length > 0) throw new Error(`publint refuses ${name}:\n${problems.join('\n')}`);
    console.log(`${name} ${version}, ${Math.round(size / 1000)} kB: npm install ${relative(root, tarball)}`);
  }
  return 0;
});
