import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../lib/process-group.ts';

const PAGE = `export default function Empty() {
  return null;
}
export const getStaticProps = () => ({ props: {}, revalidate: 60 });
`;

// Lighthouse can only measure a page with visible content.
const PAINTED_PAGE = PAGE.replace('null', "'Empty page'");

// The document is rendered on the server only, so the text is in the HTML of the page and not in its data.
const DOCUMENT = `import { readFileSync } from 'node:fs';
import { Head, Html, Main, NextScript } from 'next/document';
const texts = JSON.parse(readFileSync('filling.json', 'utf8'));
export default function FilledDocument({ __NEXT_DATA__ }) {
  const text = texts[__NEXT_DATA__.page];
  return (
    <Html>
      <Head />
      <body>
        <Main />
        <NextScript />
        {text && <template dangerouslySetInnerHTML={{ __html: text }} />}
      </body>
    </Html>
  );
}
`;

/** The path of the page that is empty except for two words of text. */
export const PAINTED_PATH = '/painted';

// The HTML of the empty page itself.
const EMPTY_BYTES = 1128;

/**
 * Builds a Next site of empty pages that are cached and regenerated like the pages of the site; returns its folder. The
 * pages have `getStaticProps`, because Next serves a page without it on a faster path that does not use the cache. Each
 * path of `pages` is filled with its HTML, so that an empty page with as many bytes, which compress as well, is there.
 */
export async function buildCachedEmptyPage(pages: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, '.cache', 'cached-empty-page');
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, 'pages', `${PAINTED_PATH}.js`), PAINTED_PAGE);
  for (const path of Object.keys(pages)) writeFileSync(join(folder, 'pages', `${path}.js`), PAGE);
  const texts = Object.entries(pages).map(([path, html]) => [path, html.slice(EMPTY_BYTES)]);
  writeFileSync(join(folder, 'filling.json'), JSON.stringify(Object.fromEntries(texts)));
  writeFileSync(join(folder, 'pages', '_document.js'), DOCUMENT);
  writeFileSync(
    join(folder, 'next.config.js'),
    `export default { outputFileTracingRoot: ${JSON.stringify(folder)} };\n`,
  );
  await runCommand('next', ['build', '--webpack'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
