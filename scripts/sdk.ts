import { join, relative } from 'node:path';
import { root, runMain } from './lib/process-group.ts';
import { generateFiles } from './lib/servers.ts';
import { buildPackage, lintPackage, packPackage } from './sdk/package.ts';

// Makes the SDK a package: sdk/dist, checked, and the tarball that `npm publish` would send.
const folder = join(root, 'sdk');

await runMain(async () => {
  await generateFiles();
  buildPackage(folder);
  const packed = packPackage(folder, join(root, '.cache', 'sdk'));
  console.log(
    `${packed.name} ${packed.version}: ${packed.files.map(({ path }) => path).join(', ')}; ${packed.size} bytes packed`,
  );
  const problems = await lintPackage(packed.tarball);
  if (problems.length > 0) throw new Error(`publint refuses the package:\n${problems.join('\n')}`);
  console.log(`publint finds nothing wrong. To try it elsewhere: npm install ${relative(root, packed.tarball)}`);
  return 0;
});
