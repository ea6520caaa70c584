import { join } from 'node:path';
import { parseOrigin } from '../src/config/parse-env.ts';
import { makeRelease } from './deploy/release/make-release.ts';
import { root, stopOnSignals } from './lib/process-group.ts';

// What a container holds: the site as a folder that runs by itself, in `.release`.
const origin = (name: string) => parseOrigin(name, process.env[name] ?? '');

stopOnSignals();
try {
  const site = { serviceHost: origin('SERVICE_HOST'), siteUrl: origin('NEXT_PUBLIC_SITE_URL') };
  await makeRelease(join(root, '.release'), { ...site, distDir: '.next-release', mockSource: false });
  console.log('The release is in .release; "node server.js" in there serves it on PORT.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
