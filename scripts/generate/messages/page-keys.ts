import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceClosure } from '../site/source-closure.ts';
import { type MessageTree, usedIn, usedPaths } from './message-keys.ts';
import { sourceTexts } from './source-texts.ts';

/** The paths of the messages that a page's code uses, by namespace; true for all of a namespace. */
export type PageKeys = Record<string, string[] | true>;

const HEADER = '// Generated from the pages and what they import by `npm run generate`. Never edit.';

const CALL = /\b(?:(?:static|query)Props\(|loadPageMessages\(\s*locale,)\s*'([^']+)'(?:,\s*\[([^\]]*)\])?/;
const APP = 'src/pages/_app.tsx';

/** Returns the messages that every page uses, by route. `root` is the root folder of the project. */
export function pageKeys(root: string): Record<string, PageKeys> {
  const sources = new Map(sourceTexts(join(root, 'src')).map((source) => [source.file, source]));
  const pages = globSync('src/pages/**/*.tsx', { cwd: root }).map((page) => page.replaceAll('\\', '/'));
  return Object.fromEntries(
    pages.sort().flatMap((page) => {
      const [, route, list = ''] = CALL.exec(readFileSync(join(root, page), 'utf8')) ?? [];
      if (!route) return [];
      if (route !== routeOf(page)) throw new Error(`${page} loads the messages of another route: ${route}.`);
      const files = [...sourceClosure(root, [APP, page])].map((file) => join(root, file));
      const isUsed = usedIn(files.flatMap((file) => sources.get(file) ?? []));
      const names = ['common', ...[...list.matchAll(/'([^']+)'/g)].map(([, name]) => name as string)];
      return [[route, keysIn(root, names, isUsed)] as const];
    }),
  );
}

/** Returns the module that exports the keys. */
export function pageKeysModule(keys: Record<string, PageKeys>): string {
  return `${HEADER}\nexport const pageKeys = ${JSON.stringify(keys, null, 1)} as const;\n`;
}

function keysIn(root: string, names: string[], isUsed: (namespace: string, key: string) => boolean): PageKeys {
  return Object.fromEntries(names.map((name) => [name, usedPaths(messages(root, name), (key) => isUsed(name, key))]));
}

/** Returns the messages of a namespace, merged over all languages because their plural forms differ. */
function messages(root: string, namespace: string): MessageTree {
  const folder = join(root, 'public/locales');
  const trees = readdirSync(folder).map((language) => readMessages(join(folder, language, `${namespace}.json`)));
  return trees.reduce(merged);
}

function readMessages(file: string): MessageTree {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function merged(one: MessageTree, other: MessageTree): MessageTree {
  const both = { ...one };
  for (const [name, node] of Object.entries(other)) {
    const own = both[name];
    both[name] = typeof node === 'object' && typeof own === 'object' ? merged(own, node) : node;
  }
  return both;
}

function routeOf(page: string): string {
  return (
    page
      .slice('src/pages'.length)
      .replace(/\.tsx$/, '')
      .replace(/\/index$/, '') || '/'
  );
}
