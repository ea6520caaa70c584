import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ANY_STYLE } from '../config/security-headers.ts';

type NameOfClass = (file: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string;
type Loader = { options?: { fontLoader?: boolean; modules?: { getLocalIdent?: NameOfClass } } };
type Rule = { use?: Loader | Loader[]; oneOf?: Rule[] };
type Compiler = { hooks: { thisCompilation: { tap(name: string, run: (made: Compilation) => void): void } } };
type Compilation = {
  hooks: { processAssets: { tap(at: { name: string; stage: number }, run: (assets: Assets) => void): void } };
  updateAsset(name: string, source: unknown): void;
};
type Assets = Record<string, { source(): string | Buffer }>;
type Plugin = {
  definitions?: Record<string, unknown>;
  rewrites?: Record<string, unknown[]>;
  apply?(compiler: Compiler): void;
};
type Config = { output: { hashDigestLength?: number }; module: { rules: Rule[] }; plugins: Plugin[] };
type Webpack = {
  BannerPlugin: new (rule: { banner: string; raw: boolean; test: RegExp; stage: number }) => object;
  Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: number; PROCESS_ASSETS_STAGE_REPORT: number };
  sources: { RawSource: new (text: string) => unknown };
};

/** The page cache in a build folder: Next loads it by its path, and empties the folder for a build except for `cache`. */
export const PAGE_CACHE = 'cache/page-cache.mjs';

/**
 * Changes webpack's configuration of a build (`next.config.js`). `next dev` bundles with Turbopack and keeps Next's.
 */
export function bundlerRules<Given extends Config>(
  config: Given,
  { dev, isServer, webpack }: { dev: boolean; isServer: boolean; webpack: Webpack },
): Given {
  if (!dev) shortenNames(config);
  if (!dev && !isServer) {
    removeServerRewrites(config.plugins);
    config.plugins.push(compileWhileLoading(webpack), stylesInManifest(webpack));
  }
  return config;
}

// Webpack replaces a hash wherever it occurs in a file. Six digits would be found in a colour or a number in one of 150
// builds, eight in one of 300,000.
const DIGITS_OF_A_FILE = 8;
const DIGITS_OF_A_STYLESHEET = 4;
const NAMED = /\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;

/**
 * Shortens the names of chunks and CSS classes by removing the readable parts. A page loads the names of all chunks of
 * the site and of its classes and repeats the classes in its HTML: together 3 KiB of compressed script.
 */
function shortenNames(config: Config): void {
  config.output.hashDigestLength = DIGITS_OF_A_FILE;
  // Font classes have no style sheet in the project, so they keep Next's names.
  const modules = loadersOf(config.module.rules).flatMap(({ options }) =>
    options?.modules?.getLocalIdent && !options.fontLoader ? options.modules : [],
  );
  if (modules.length === 0) throw new Error('This version of Next names the classes of style sheets in another way.');
  for (const one of modules) one.getLocalIdent = nameInBuild;
}

const HAS_REWRITES = 'process.env.__NEXT_HAS_REWRITES';
const PROXY_PATHS = 'process.env.__NEXT_MIDDLEWARE_MATCHERS';

/**
 * Removes rewrites that only the server applies from the browser's files, and the paths of `proxy.route.ts`. With them
 * every page would load the rewrite matcher and the list, and each static page would be rendered a second time after
 * hydration.
 */
function removeServerRewrites(plugins: readonly Plugin[]): void {
  const { definitions } = plugins.find((plugin) => plugin.definitions && HAS_REWRITES in plugin.definitions) ?? {};
  const { rewrites } = plugins.find((plugin) => plugin.rewrites) ?? {};
  if (!definitions || !(PROXY_PATHS in definitions) || !rewrites)
    throw new Error('This version of Next tells browsers of rewrites in another way.');
  definitions[HAS_REWRITES] = 'false';
  definitions[PROXY_PATHS] = '[]';
  for (const list of Object.values(rewrites)) list.length = 0;
}

/** The comment by which V8 compiles all functions of a script in a background thread while the script loads. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Puts the compile hint at the top of every chunk for browsers. Without it V8 compiles each function in the main thread
 * when it is first called, which blocks a starting page about twice as long.
 */
function compileWhileLoading({ BannerPlugin, Compilation }: Webpack): Plugin {
  // After the scripts are minified, which removes comments.
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  return new BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage });
}

export type StylesOfPages = { [file: string]: string };

const MANIFEST = 'build-manifest.json';

/**
 * Adds the texts of the pages' style sheets to the build manifest, as `styles` by the path of each file.
 * `document-parts.tsx` writes them into the pages. A path that is built while the server runs would make Next copy the
 * whole project into a release, because it cannot tell which files are read.
 */
function stylesInManifest({ Compilation, sources }: Webpack): Plugin {
  // The last stage: the style sheets are minified and have their final names.
  const at = { name: 'stylesInManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
  const apply = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(at.name, (compilation) =>
      compilation.hooks.processAssets.tap(at, (assets) => {
        const textOf = (file: string) => assets[file]?.source().toString() ?? '';
        const manifest = JSON.parse(textOf(MANIFEST) || '{}') as { pages?: Record<string, string[]> };
        if (!manifest.pages) throw new Error('This version of Next lists the files of pages in another way.');
        const files = [...new Set(Object.values(manifest.pages).flat())].filter((file) => file.endsWith('.css')).sort();
        const styles: StylesOfPages = Object.fromEntries(files.map((file) => [file, textOf(file)]));
        compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify({ ...manifest, styles })));
      }),
    );
  return { apply };
}

/**
 * Returns the name of a class in a build: a prefix for its style sheet, whose path in the project is `file`, and the
 * position of the class in it. The common prefix costs almost no bytes after compression.
 */
export function builtClassName(file: string, css: string, name: string): string {
  const digest = createHash('sha256').update(file.replaceAll('\\', '/')).digest('base64url');
  const place = namesIn(css).indexOf(name);
  if (place < 0) throw new Error(`${file} has no class "${name}".`);
  // The letter is needed because a class name cannot begin with a digit.
  return `k${digest.slice(0, DIGITS_OF_A_STYLESHEET)}${place.toString(36)}`;
}

/** Returns every class and animation that a style sheet names, without duplicates. */
export function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(NAMED)].map(([, name, animation]) => name ?? animation ?? ''))];
}

const nameInBuild: NameOfClass = ({ rootContext, resourcePath }, _pattern, name) =>
  builtClassName(relative(rootContext, resourcePath), readFileSync(resourcePath, 'utf8'), name);

function loadersOf(rules: Rule[]): Loader[] {
  return rules.flatMap(({ use = [], oneOf = [] }) => [...[use].flat(), ...loadersOf(oneOf)]);
}

/**
 * Restricts the CSP of a finished build to its style sheets. Next writes its header rules into the routes manifest
 * before the style sheets exist, and a release (`standalone`) contains a second copy of that manifest. `project` is an
 * absolute path, `distDir` is relative to it. Throws when a manifest has no rule to restrict.
 */
export function allowBuiltStyles(project: string, distDir: string, isRelease: boolean): void {
  const build = join(project, distDir);
  // The style sheets of pages only. Those of deferred parts are linked and need no hash.
  const manifest = readFileSync(join(build, 'build-manifest.json'), 'utf8');
  const sheets = Object.values((JSON.parse(manifest) as { styles: StylesOfPages }).styles);
  for (const folder of isRelease ? [build, join(build, 'standalone', distDir)] : [build]) {
    const file = join(folder, 'routes-manifest.json');
    const rules = readFileSync(file, 'utf8');
    if (!rules.includes(ANY_STYLE)) throw new Error(`${file} has no rule for styles any more.`);
    writeFileSync(file, rules.replaceAll(ANY_STYLE, styleSource(sheets)));
  }
}

/**
 * Returns the `style-src` directive. It allows the site's style sheets, and style elements with exactly the text of
 * one, because on a client-side navigation Next's router fetches the next page's style sheets and inserts their text.
 * The hash of an empty element is for Emotion, which inserts its rules through the CSSOM.
 */
export function styleSource(sheets: readonly string[]): string {
  return `style-src 'self' ${['', ...sheets].map(styleHash).join(' ')}`;
}

/** Returns the CSP source for a style element with exactly this text. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
