import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../src/config/environment.ts';
import { OWN_STATIC } from './deploy/kelana/releases.ts';
import { makeRelease } from './deploy/release/make-release.ts';
import { root, runMain } from './lib/process-group.ts';
import { reasonOf } from './lib/programs.ts';

// Builds the content of the container image in `.release`: the site as a standalone folder.
const NEEDED = ['SERVICE_HOST', 'NEXT_PUBLIC_SITE_URL'];
const folder = join(root, '.release');
const previous = process.env.PREVIOUS || undefined;

await runMain(async () => {
  if (previous && (resolve(previous) === folder || !existsSync(join(previous, OWN_STATIC)))) {
    throw new Error('PREVIOUS must be the folder of an earlier release, and not .release, which is rebuilt.');
  }
  const missing = NEEDED.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0) {
    const example = 'SERVICE_HOST=https://api.example NEXT_PUBLIC_SITE_URL=https://www.example npm run release';
    throw new Error(`${missing.join(' and ')} must be set, such as: ${example} (scripts/deploy/README.md).`);
  }
  const { serviceHost, siteUrl, mainHost = '' } = readEnvironment(process.env);
  await fetch(serviceHost, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Error(`SERVICE_HOST does not answer, but the build needs its answers: ${reasonOf(error)}`);
  });
  await makeRelease(folder, { serviceHost, siteUrl, mainHost, distDir: '.next-release', mockSource: false }, previous);
  console.log('The release is in .release; copy it to its machine, where "node server.js" serves it on PORT.');
  return 0;
});
