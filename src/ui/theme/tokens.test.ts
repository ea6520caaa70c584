import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { contrast } from '../../../tests/support/contrast';
import { type StyleRule, styleRulesOf } from '../../../tests/support/style-rules';
import { colors, patterns } from './tokens';

const source = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(source, path), 'utf8');
const declarationsIn = (css: string) => [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, ...pair]) => pair);

// The first value of a token; wider screens change some.
const tokens = new Map(declarationsIn(read('ui/theme/tokens.css')).reverse() as [string, string][]);

/** Returns the colour of a token as a hex value; null for a value that is no colour. */
function hexOf(name: string): string | null {
  const value = tokens.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? hexOf(other) : /^#/.test(value) ? value : null;
}

const ratio = (front: string, back: string) => contrast(hexOf(front) ?? '', hexOf(back) ?? '');

const files = readdirSync(join(source, 'ui'), { recursive: true, encoding: 'utf8' })
  .map((path) => `ui/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|\/token\.ts/.test(path));

it.each(files)('%s uses only tokens that exist', (path) => {
  const text = read(path);
  const local = new Set(declarationsIn(text).map(([name]) => name));
  const styles = [...text.matchAll(/typeStyle\('([\w-]+)'\)/g)].flatMap(([, name]) => [`w-${name}`, `t-${name}`]);
  const used = [...text.matchAll(/(?:var\(--|token\(')([\w-]+)/g)].map(([, name]) => name as string);
  expect([...used, ...styles].filter((name) => !tokens.has(name) && !local.has(name))).toEqual([]);
});

it.each(
  files.filter((path) => path.endsWith('.module.css')),
  // Unlayered, the style that loads last would win: a chunk that loads later brings the styles of its parts again.
)('%s lies in the layer of the parts', (path) => {
  const css = read(path);
  expect(css).toMatch(/^(\/\*[^\n]*\*\/\n)?@layer components \{\n/);
  expect(css.split('\n').filter((line) => /^[^\s/@}]/.test(line))).toEqual([]);
});

it('values that scripts need too are the same there', () => {
  const ramps = Object.entries(colors).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, hex]) => [`${ramp}-${step}`, hex]),
  );
  const sizes = {
    avatar: limits.avatarPx,
    'dialog-width': limits.dialogWidthPx,
    'alert-width': limits.alertMaxWidthPx,
  };
  const times = {
    'toast-time': limits.toastMs,
    'progress-time': limits.progressDurationMs,
    'loading-delay': limits.minFetchDisplayMs,
  };
  const expected = [
    ...ramps,
    ...Object.entries(patterns),
    ...Object.entries(sizes).map(([name, px]) => [name, `${px}px`]),
    ...Object.entries(times).map(([name, ms]) => [name, `${ms}ms`]),
  ];
  expect(expected.map(([name]) => [name, tokens.get(name as string)])).toEqual(expected);
});

const LIGHT = ['surface', 'bg', 'bg-soft'];
const DEEP = ['laut-800', 'laut-900', 'laut-950'];

// Backgrounds on which text may appear: the page, its soft bands, cards, and the light backgrounds of notes, tables
// and selected rows. Orange text is not used on pasir-100.
const grounds = [...LIGHT, 'laut-50', 'pasir-100'];
const neutral = ['ink', 'text', 'text-muted', 'link', 'placeholder', 'seat-full', 'seat-available', 'seat-ask'];
const accent = ['action', 'error', 'error-strong', 'seat-almost', 'seat-few', 'warning-text', 'action-hover'];
const pairs = [...neutral, ...accent].flatMap((front) => grounds.map((back) => [front, back] as const));

it.each([
  ...pairs.filter(([front, back]) => front !== 'action' || back !== 'pasir-100').map((pair) => [4.5, ...pair] as const),
  ...LIGHT.flatMap((back) => ['ink', 'text', 'text-muted'].map((front) => [7, front, back] as const)),
  ...grounds.flatMap((back) => ['line-strong', 'focus', 'error', 'action'].map((mark) => [3, mark, back] as const)),
  ...DEEP.flatMap((back) => ['text-on-deep', 'text-on-deep-muted'].map((front) => [7, front, back] as const)),
  ...DEEP.map((back) => [3, 'focus-on-deep', back] as const),
  // The icon of a disabled button.
  ...LIGHT.map((back) => [3, 'pasir-500', back] as const),
  [4.5, 'error-strong', 'error-bg'] as const,
  [4.5, 'action-hover', 'senja-50'] as const,
])('a contrast of at least %d: %s on %s', (least, front, back) => {
  expect(ratio(front, back)).toBeGreaterThanOrEqual(least);
});

/** Stylesheets of parts on dark ground, where the text colours differ (base.css). */
const DEEP_SHEETS = /(footer|top-bar|membership-card|mice-section)\.module\.css$/;
const deepTokens: Partial<Record<string, string>> = {
  ink: 'text-on-deep',
  text: 'text-on-deep',
  link: 'text-on-deep',
  'text-muted': 'text-on-deep-muted',
};
/** Graphics without text, which need a contrast of 3:1: disabled steps, 'not included' marks and separators. */
const GRAPHICS = /step\[aria-disabled\]|\.minus$|span\.step$|::before$|:disabled$|\.arrow$/;
const STATE = /:(hover|active|disabled|enabled|focus-visible|has\([^)]*\)|not\([^)]*\))|\[(aria|data)-[^\]]*\]/g;

const rules = new Map<string, StyleRule>();
for (const rule of styleRulesOf(source)) {
  const key = `${rule.file} ${rule.selector}`;
  rules.set(key, { ...rule, declarations: { ...rules.get(key)?.declarations, ...rule.declarations } });
}
const backgroundOf = ({ declarations }: StyleRule) => declarations.background ?? declarations['background-color'];

/**
 * The lowest contrast of a rule's text: on its own background, or on every background where this text colour may be
 * used.
 */
function lowestContrast(rule: StyleRule): number | null {
  const { file, selector, declarations } = rule;
  const isDeep = DEEP_SHEETS.test(file);
  const nameOf = (value = '') => /^var\(--([\w-]+)\)/.exec(value)?.[1] ?? '';
  const tokenOf = (value?: string) => (isDeep && deepTokens[nameOf(value)]) || nameOf(value);
  // In a state such as hover, a part inherits all that only its base rule sets.
  const atRest = rules.get(`${file} ${selector.replaceAll(STATE, '')}`) ?? rule;
  const foreground = tokenOf(declarations.color ?? atRest.declarations.color);
  const background = tokenOf(backgroundOf(rule) ?? backgroundOf(atRest));
  if (!hexOf(foreground) || !(declarations.color || backgroundOf(rule))) return null;
  if (hexOf(background)) return ratio(foreground, background);
  const least = (backs: readonly string[]) => Math.min(...backs.map((back) => ratio(foreground, back)));
  return isDeep ? least(DEEP) : Math.max(least(LIGHT), least(DEEP));
}

it('every rule has a contrast of 4.5:1 for text and 3:1 for graphics, at rest and in every state', () => {
  const measured = [...rules.values()].flatMap((rule) => {
    const lowest = lowestContrast(rule);
    return lowest === null ? [] : [{ rule, lowest }];
  });
  expect(measured.length).toBeGreaterThan(290);
  const tooLow = measured.filter(({ rule, lowest }) => lowest < (GRAPHICS.test(rule.selector) ? 3 : 4.5));
  expect(tooLow.map(({ rule, lowest }) => `${rule.file} ${rule.selector} ${lowest.toFixed(2)}`)).toEqual([]);
  const dark = { background: 'var(--laut-900)', color: 'var(--ink)' };
  expect(lowestContrast({ file: 'example.module.css', selector: '.example', declarations: dark })).toBeLessThan(2);
});
