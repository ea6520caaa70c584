import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../lib/process-group.ts';

const PAGE = `export default function Empty() {
  return null;
}
export const getStaticProps = () => ({ props: {}, revalidate: 60 });
`;

// Lighthouse can only measure a page with visible content.
const PAINTED_PAGE = PAGE.replace('null', "'Empty page'");

/** The path of the page that is empty except for two words of text. */
export const PAINTED_PATH = '/painted';

/**
 * Builds a Next site of an empty page that is cached and regenerated like the pages of the site; returns its folder.
 * The page has `getStaticProps`, because Next serves a page without it on a faster path that does not use the cache.
 */
export async function buildCachedEmptyPage(): Promise<string> {
  const folder = join(root, '.cache', 'cached-empty-page');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, 'pages', 'index.js'), PAGE);
  writeFileSync(join(folder, 'pages', `${PAINTED_PATH}.js`), PAINTED_PAGE);
  writeFileSync(
    join(folder, 'next.config.js'),
    `export default { outputFileTracingRoot: ${JSON.stringify(folder)} };\n`,
  );
  await runCommand('next', ['build', '--webpack'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
