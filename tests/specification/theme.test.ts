import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dialogRecipe } from '../../src/ui/theme/recipes/dialog-recipe';
import { system } from '../../src/ui/theme/system';
import { colors, roles } from '../../src/ui/theme/tokens';

const sheet = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const tokens = sheet('ui/theme/tokens.css');

test('primary is orange and secondary is blue (§9)', () => {
  expect([roles.action, colors.senja[700]]).toEqual(['senja.700', '#c2410c']);
  expect([roles.second, colors.laut[100]]).toEqual(['laut.100', '#dceaf4']);
});

test('the controls step at the widths of §9', () => {
  const widths = ['360px', '640px', '768px', '1024px', '1280px', '1536px'];
  const inputs = system._config.theme?.breakpoints;
  expect(Object.values(inputs ?? {})).toEqual(widths);
});

test('stylesheets take the measures of §9 from the generated properties', () => {
  for (const line of ['--avatar: 50px;', '--dialog-width: 400px;', '--alert-width: 400px;']) {
    expect(tokens).toContain(line);
  }
  expect(sheet('ui/static/pictures/avatar.module.css')).toContain('width: var(--avatar);');
  expect(sheet('shell/toasts/toasts.module.css')).toContain('width: var(--alert-width);');
  expect(sheet('shell/progress/progress-bar.module.css')).toContain('animation: fill var(--progress-time)');
  expect(dialogRecipe.variants?.width.narrow).toEqual({ content: { maxWidth: 'var(--dialog-width)' } });
});

test('what loads shows nothing for the first 200 ms (§9)', () => {
  expect(tokens).toContain('--loading-delay: 200ms;');
  expect(sheet('ui/static/skeleton.module.css')).toContain('var(--loading-delay) backwards');
});

test('toasts stand at the top right (§8)', () => {
  const css = sheet('shell/toasts/toasts.module.css');
  expect(css).toMatch(/\.host \{[^}]*position: fixed;[^}]*top: 16px;[^}]*right: var\(--gutter\);/);
  expect(css).toMatch(/min-width: 640px\) \{\s*\.host \{\s*left: auto;/);
});
