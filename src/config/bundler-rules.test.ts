import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtClassName, shortNames } from './bundler-rules';

const longName = () => 'button_primary__x1y2z';

/** The parts of the bundler's configuration that are read: a rule for stylesheets, one for fonts, one for scripts. */
const bundler = () => {
  const stylesheet = { options: { modules: { getLocalIdent: longName } } };
  const font = { options: { fontLoader: true, modules: { getLocalIdent: longName } } };
  const rules = [{ oneOf: [{ use: [{}, stylesheet] }, { use: font }, { use: { options: {} } }] }, {}];
  return { output: {}, module: { rules }, stylesheet, font };
};

const named = (one: { options: { modules: { getLocalIdent: (...file: never[]) => string } } }) => {
  const file = { rootContext: '/site', resourcePath: '/site/src/ui/static/button.module.css' };
  return one.options.modules.getLocalIdent(...([file, '', 'primary'] as never[]));
};

test('a build names files by 8 digits and classes by 5, and leaves fonts alone', () => {
  const config = bundler();
  expect(shortNames(config, { dev: false }).output).toEqual({ hashDigestLength: 8 });
  expect(named(config.stylesheet)).toBe(builtClassName('src/ui/static/button.module.css', 'primary'));
  expect(named(config.font)).toBe('button_primary__x1y2z');
});

test('development keeps the long names', () => {
  const config = bundler();
  expect(shortNames(config, { dev: true }).output).toEqual({});
  expect(named(config.stylesheet)).toBe('button_primary__x1y2z');
});

test('a name is the same on every machine', () => {
  const name = builtClassName('src/ui/static/button.module.css', 'primary');
  expect(name).toBe('k-KWRS');
  expect(builtClassName('src\\ui\\static\\button.module.css', 'primary')).toBe(name);
});

test('no two classes of the site have one name', () => {
  const classes = globSync('src/**/*.module.css').flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi)];
    return [...new Set(names.map(([, name, keyframes]) => name ?? keyframes))].map((name) => [file, name] as const);
  });
  const built = new Set(classes.map(([file, name]) => builtClassName(file, name as string)));
  expect(classes.length).toBeGreaterThan(500);
  expect(built.size).toBe(classes.length);
});
