import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ANY_STYLE } from '../config/security-headers.ts';
import {
  allowBuiltStyles,
  builtClassName,
  bundlerRules,
  COMPILE_HINT,
  namesIn,
  styleHash,
  styleSource,
} from './bundler-rules';

const BUTTON = 'src/ui/static/buttons/button.module.css';
const pages = { '/': ['static/a.js', 'static/a.css'] };

class BannerPlugin {
  rule: unknown;
  constructor(rule: unknown) {
    this.rule = rule;
  }
}
class RawSource {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const Compilation = { PROCESS_ASSETS_STAGE_SUMMARIZE: 1000, PROCESS_ASSETS_STAGE_REPORT: 5000 };
const browser = { dev: false, isServer: false, webpack: { BannerPlugin, Compilation, sources: { RawSource } } };
const server = { ...browser, isServer: true };
const development = { ...browser, dev: true };

/** The parts of webpack's configuration that the rules change: a rule for stylesheets, one for fonts, one for scripts. */
function bundlerConfig() {
  const longName = () => 'button_primary__x1y2z';
  const stylesheet = { options: { modules: { getLocalIdent: longName as (...file: never[]) => string } } };
  const font = { options: { fontLoader: true, modules: { getLocalIdent: longName } } };
  const rules = [{ oneOf: [{ use: [{}, stylesheet] }, { use: font }, { use: { options: {} } }] }, {}];
  const definitions: Record<string, string> = {
    'process.env.__NEXT_HAS_REWRITES': 'true',
    'process.env.__NEXT_MIDDLEWARE_MATCHERS': '[{"regexp":"^/blog$"}]',
    'process.env.TZ': '"UTC"',
  };
  const rewrites = { beforeFiles: [{}], afterFiles: [{}], fallback: [] };
  const classNames = () => {
    const file = { rootContext: process.cwd(), resourcePath: resolve(BUTTON) };
    const name = stylesheet.options.modules.getLocalIdent;
    return [name(...([file, '', 'primary'] as never[])), font.options.modules.getLocalIdent()];
  };
  return { output: {}, module: { rules }, plugins: [{ definitions }, { rewrites }, {}] as object[], classNames };
}

test('a build shortens file hashes to 8 digits and class names by stylesheet, and leaves fonts alone', () => {
  const config = bundlerRules(bundlerConfig(), server);
  expect(config.output).toEqual({ hashDigestLength: 8 });
  const short = builtClassName(BUTTON, readFileSync(BUTTON, 'utf8'), 'primary');
  expect(config.classNames()).toEqual([short, 'button_primary__x1y2z']);
  expect(config.plugins).toEqual(bundlerConfig().plugins);
  expect(bundlerRules(bundlerConfig(), development).output).toEqual({});
});

test('only the scripts for browsers are without rewrites, and with the compile hint after the minifier', () => {
  const definitions = {
    'process.env.__NEXT_HAS_REWRITES': 'false',
    'process.env.__NEXT_MIDDLEWARE_MATCHERS': '[]',
    'process.env.TZ': '"UTC"',
  };
  const rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
  const hint = { rule: { banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: 1000 } };
  const plugins = [{ definitions }, { rewrites }, {}, hint, { apply: expect.any(Function) }];
  expect(bundlerRules(bundlerConfig(), browser).plugins).toEqual(plugins);
  expect(bundlerRules(bundlerConfig(), development).plugins).toEqual(bundlerConfig().plugins);
});

test('the build manifest has the texts of the style sheets of pages, and not those of later parts', () => {
  const textsOf = (manifest: object) => {
    const texts: Record<string, string> = {
      'build-manifest.json': JSON.stringify(manifest),
      'static/a.css': 'p{color:red}',
      'static/later.css': 'b{color:red}',
    };
    const assets = Object.fromEntries(Object.keys(texts).map((file) => [file, { source: () => texts[file] ?? '' }]));
    const compilation = {
      hooks: { processAssets: { tap: (_at: unknown, run: (all: typeof assets) => void) => run(assets) } },
      updateAsset: (file: string, { text }: RawSource) => {
        texts[file] = text;
      },
    };
    const plugin = bundlerRules(bundlerConfig(), browser).plugins.at(-1) as { apply(compiler: unknown): void };
    plugin.apply({
      hooks: { thisCompilation: { tap: (_name: string, run: (one: unknown) => void) => run(compilation) } },
    });
    return JSON.parse(texts['build-manifest.json'] ?? '');
  };
  expect(textsOf({ pages })).toEqual({ pages, styles: { 'static/a.css': 'p{color:red}' } });
  expect(() => textsOf({})).toThrow(/another way/);
});

test('a version of Next without a rule for CSS modules, or with other definitions, fails the build', () => {
  expect(() => bundlerRules({ ...bundlerConfig(), module: { rules: [{}] } }, server)).toThrow(/another way/);
  expect(() => bundlerRules({ ...bundlerConfig(), plugins: [] }, browser)).toThrow(/another way/);
});

test('a class name is the same on every machine', () => {
  const css = '.button:hover .label {} .primary, .button {} @keyframes turn {}';
  const names = ['button', 'label', 'primary', 'turn'].map((name) => builtClassName(BUTTON, css, name));
  expect(names).toEqual(['k1yTp0', 'k1yTp1', 'k1yTp2', 'k1yTp3']);
  expect(builtClassName('src\\ui\\static\\buttons\\button.module.css', css, 'label')).toBe('k1yTp1');
});

test('a class that a stylesheet does not have is an error', () =>
  expect(() => builtClassName(BUTTON, '.button {}', 'primary')).toThrow('has no class "primary"'));

test('no two classes of the site have the same name', () => {
  const built = globSync('src/**/*.module.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return namesIn(css).map((name) => builtClassName(file, css, name));
  });
  expect(built.length).toBeGreaterThan(500);
  expect(new Set(built).size).toBe(built.length);
});

const project = mkdtempSync(join(tmpdir(), 'admit-styles-'));
const build = join(project, '.next');

function writeBuild(policy: string): void {
  for (const folder of [build, join(build, 'standalone/.next')]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify({ headers: [{ value: policy }] }));
  }
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ styles: { 'static/a.css': 'p{color:red}' } }));
}

afterEach(() => rmSync(project, { recursive: true, force: true }));

test('the policy allows an empty style element, and one with exactly the text of a style sheet', () => {
  expect(styleSource([])).toBe("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(styleSource(['p{color:red}'])).toBe(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  );
});

test('a release lists the hashes of its style sheets in both copies of its header rules', () => {
  writeBuild(`default-src 'self'; ${ANY_STYLE}`);
  allowBuiltStyles(project, '.next', true);
  for (const folder of [build, join(build, 'standalone/.next')]) {
    const rules = readFileSync(join(folder, 'routes-manifest.json'), 'utf8');
    expect(rules).toContain(styleHash('p{color:red}'));
    expect(rules).not.toContain(ANY_STYLE);
  }
});

test('a build whose header rules have no style-src for the hashes is refused', () => {
  writeBuild("default-src 'self'");
  expect(() => allowBuiltStyles(project, '.next', false)).toThrow('has no rule for styles');
});
