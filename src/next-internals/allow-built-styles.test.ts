import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ANY_STYLE } from '../config/security-headers.ts';
import { allowBuiltStyles, styleHash, styleSource } from './allow-built-styles.ts';

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
