import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ANY_STYLE } from '../config/security-headers.ts';
import { allowBuiltStyles, builtClassName, namesIn, styleHash, styleSource } from './bundler-rules';

const BUTTON = 'src/ui/static/buttons/button.module.css';

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
