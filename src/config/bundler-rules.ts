import { createHash } from 'node:crypto';
import { relative } from 'node:path';

type NameOfClass = (file: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string;
type Loader = { options?: { fontLoader?: boolean; modules?: { getLocalIdent?: NameOfClass } } };
type Rule = { use?: Loader | Loader[]; oneOf?: Rule[] };
type Bundler = { output: { hashDigestLength?: number }; module: { rules: Rule[] } };

const DIGITS_OF_A_FILE = 8;
const DIGITS_OF_A_CLASS = 5;

/**
 * Names of scripts and of classes without what only people read. A page loads the names of all chunks of the site and
 * those of its classes, and writes them in its HTML: together 1.8 KiB of compressed script. `next dev` bundles with
 * Turbopack and keeps the long ones.
 */
export function shortNames<Config extends Bundler>(config: Config, { dev }: { dev: boolean }): Config {
  if (dev) return config;
  config.output.hashDigestLength = DIGITS_OF_A_FILE;
  for (const { options } of loadersOf(config.module.rules)) {
    // The classes of fonts have no stylesheet in the project to be named after.
    if (options?.modules?.getLocalIdent && !options.fontLoader) options.modules.getLocalIdent = nameInBuild;
  }
  return config;
}

/** The name a class has in a build. `file` is the path of its stylesheet in the project. */
export function builtClassName(file: string, name: string): string {
  const digest = createHash('sha256')
    .update(`${file.replaceAll('\\', '/')}#${name}`)
    .digest('base64url');
  // No class may begin with a digit.
  return `k${digest.slice(0, DIGITS_OF_A_CLASS)}`;
}

const nameInBuild: NameOfClass = ({ rootContext, resourcePath }, _pattern, name) =>
  builtClassName(relative(rootContext, resourcePath), name);

function loadersOf(rules: Rule[]): Loader[] {
  return rules.flatMap(({ use = [], oneOf = [] }) => [...[use].flat(), ...loadersOf(oneOf)]);
}
