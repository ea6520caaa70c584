import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

type NameOfClass = (file: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string;
type Loader = { options?: { fontLoader?: boolean; modules?: { getLocalIdent?: NameOfClass } } };
type Rule = { use?: Loader | Loader[]; oneOf?: Rule[] };
type Plugin = { definitions?: Record<string, unknown>; rewrites?: Record<string, unknown[]> };
type Bundler = { output: { hashDigestLength?: number }; module: { rules: Rule[] } };

const DIGITS_OF_A_FILE = 8;
const DIGITS_OF_A_STYLESHEET = 4;
const NAMED = /\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;

/**
 * Shortens the names of chunks and classes. Every page loads the names of all chunks and of its classes and repeats the
 * latter in its HTML; the short names save 3 KiB of compressed script. `next dev` uses Turbopack and keeps the long
 * names.
 */
export function shortNames<Config extends Bundler>(config: Config, { dev }: { dev: boolean }): Config {
  if (dev) return config;
  config.output.hashDigestLength = DIGITS_OF_A_FILE;
  for (const { options } of loadersOf(config.module.rules)) {
    // The classes of fonts have no stylesheet in the project from which a name could be made.
    if (options?.modules?.getLocalIdent && !options.fontLoader) options.modules.getLocalIdent = nameInBuild;
  }
  return config;
}

const HAS_REWRITES = 'process.env.__NEXT_HAS_REWRITES';

/**
 * Removes rewrites that only the server follows from the browser's files. With them every page would load their matcher
 * and their list, and each static page would be rendered again directly after hydration.
 */
export function serverRewrites<Config extends { plugins: Plugin[] }>(
  config: Config,
  { dev, isServer }: { dev: boolean; isServer: boolean },
): Config {
  if (dev || isServer) return config;
  const { definitions } =
    config.plugins.find((plugin) => plugin.definitions && HAS_REWRITES in plugin.definitions) ?? {};
  const { rewrites } = config.plugins.find((plugin) => plugin.rewrites) ?? {};
  if (!definitions || !rewrites) throw new Error('This version of Next tells browsers of rewrites in another way.');
  definitions[HAS_REWRITES] = 'false';
  for (const list of Object.values(rewrites)) list.length = 0;
  return config;
}

/**
 * The short name of a class: a digest of the path of its stylesheet in the project (`file`) and its index there. The
 * common prefix of a stylesheet's classes compresses to almost nothing.
 */
export function builtClassName(file: string, css: string, name: string): string {
  const digest = createHash('sha256').update(file.replaceAll('\\', '/')).digest('base64url');
  const place = namesIn(css).indexOf(name);
  if (place < 0) throw new Error(`${file} has no class "${name}".`);
  // A class name may not begin with a digit, hence the `k`.
  return `k${digest.slice(0, DIGITS_OF_A_STYLESHEET)}${place.toString(36)}`;
}

/** Every class and animation name of a stylesheet, without duplicates. */
export function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(NAMED)].map(([, name, animation]) => name ?? animation ?? ''))];
}

const nameInBuild: NameOfClass = ({ rootContext, resourcePath }, _pattern, name) =>
  builtClassName(relative(rootContext, resourcePath), readFileSync(resourcePath, 'utf8'), name);

function loadersOf(rules: Rule[]): Loader[] {
  return rules.flatMap(({ use = [], oneOf = [] }) => [...[use].flat(), ...loadersOf(oneOf)]);
}
