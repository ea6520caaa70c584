import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../lib/process-group.ts';

const PAGE = `export default function Empty() {
  return null;
}
export const getStaticProps = () => ({ props: {}, revalidate: 60 });
`;

// A browser that is to judge a page has to see something of it.
const PAINTED = PAGE.replace('null', "'Empty page'");

/** Where the same page stands with two words on it. */
export const PAINTED_PATH = '/painted';

/**
 * Builds a Next site of one empty page that is kept and renewed like ours; returns its folder. Next serves a page
 * without props from a faster path, which says nothing about the cache.
 */
export async function buildCachedEmptyPage(): Promise<string> {
  const folder = join(root, '.cache', 'cached-empty-page');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, 'pages', 'index.js'), PAGE);
  writeFileSync(join(folder, 'pages', `${PAINTED_PATH}.js`), PAINTED);
  writeFileSync(
    join(folder, 'next.config.js'),
    `export default { outputFileTracingRoot: ${JSON.stringify(folder)} };\n`,
  );
  await runCommand('next', ['build', '--webpack'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
