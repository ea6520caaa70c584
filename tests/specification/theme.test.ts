import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dialogRecipe } from '../../src/ui/theme/recipes/dialog-recipe';
import { system } from '../../src/ui/theme/system';
import { colors, roles } from '../../src/ui/theme/tokens';

const styleSheet = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const tokens = styleSheet('ui/theme/tokens.css');

test('primary is orange and secondary is blue (§9)', () => {
  expect([roles.action, colors.senja[700]]).toEqual(['senja.700', '#c2410c']);
  expect([roles.second, colors.laut[100]]).toEqual(['laut.100', '#dceaf4']);
});

test('the breakpoints of the controls are the widths of §9', () => {
  const widths = ['360px', '640px', '768px', '1024px', '1280px', '1536px'];
  const breakpoints = system._config.theme?.breakpoints;
  expect(Object.values(breakpoints ?? {})).toEqual(widths);
});

test('style sheets use the generated properties for the sizes of §9', () => {
  for (const line of ['--avatar: 50px;', '--dialog-width: 400px;', '--alert-width: 400px;']) {
    expect(tokens).toContain(line);
  }
  expect(styleSheet('ui/static/pictures/avatar.module.css')).toContain('width: var(--avatar);');
  expect(styleSheet('shell/toasts/toasts.module.css')).toContain('width: var(--alert-width);');
  expect(styleSheet('shell/progress/progress-bar.module.css')).toContain('animation: fill var(--progress-time)');
  expect(dialogRecipe.variants?.width.narrow).toEqual({ content: { maxWidth: 'var(--dialog-width)' } });
});

test('a loading state shows nothing for the first 200 ms (§9)', () => {
  expect(tokens).toContain('--loading-delay: 200ms;');
  expect(styleSheet('ui/static/skeleton.module.css')).toContain('var(--loading-delay) backwards');
});

test('toasts are at the top right, below the navigation (§8)', () => {
  const css = styleSheet('shell/toasts/toasts.module.css');
  expect(css).toMatch(/\.host \{[^}]*position: fixed;[^}]*top: 132px;[^}]*right: var\(--gutter\);/);
  expect(css).toMatch(/min-width: 640px\) \{\s*\.host \{\s*left: auto;/);
});
