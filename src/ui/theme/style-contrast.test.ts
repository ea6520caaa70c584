import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast';
import { type StyleRule, styleRulesOf } from '../../../tests/support/style-rules';
import { colors, type Role, roles } from './tokens';

const LIGHT = [colors.pasir[0], colors.pasir[25], colors.pasir[50]];
const DEEP = [colors.laut[800], colors.laut[900], colors.laut[950]];
/** Stylesheets of parts on dark ground, where the text colours differ (base.css). */
const DEEP_SHEETS = /(footer|top-bar|membership-card|mice-section)\.module\.css$/;
const deepRoles: Partial<Record<string, Role>> = {
  ink: 'text-on-deep',
  text: 'text-on-deep',
  link: 'text-on-deep',
  'text-muted': 'text-on-deep-muted',
};
/** Graphics without text, which need a contrast of 3:1: disabled steps, 'not included' marks and separators. */
const GRAPHICS = /step\[aria-disabled\]|\.minus$|span\.step$|::before$|:disabled$|\.arrow$/;
const STATE = /:(hover|active|disabled|enabled|focus-visible|has\([^)]*\)|not\([^)]*\))|\[(aria|data)-[^\]]*\]/g;

const hexOf = (value: string | undefined, isDeep: boolean): string | null => {
  const name = /^var\(--([\w-]+)\)/.exec(value ?? '')?.[1];
  if (!name) return null;
  const role = isDeep ? (deepRoles[name] ?? name) : name;
  const colour = (roles as Record<string, string>)[role] ?? role.replace(/-(\d+)$/, '.$1');
  if (colour.startsWith('#')) return colour;
  const [ramp = '', step = ''] = colour.split('.');
  return (colors as Record<string, Record<string, string>>)[ramp]?.[step] ?? null;
};

const rules = new Map<string, StyleRule>();
for (const rule of styleRulesOf(fileURLToPath(new URL('../..', import.meta.url)))) {
  const key = `${rule.file} ${rule.selector}`;
  const declarations = { ...rules.get(key)?.declarations, ...rule.declarations };
  rules.set(key, { ...rule, declarations });
}
const backgroundOf = ({ declarations }: StyleRule) => declarations.background ?? declarations['background-color'];

/**
 * The lowest contrast of a rule's text: on its own background, or on every background where this text colour may be
 * used.
 */
function lowestContrast(rule: StyleRule): number | null {
  const { file, selector, declarations } = rule;
  const isDeep = DEEP_SHEETS.test(file);
  // In a state such as hover, a part inherits all that only its base rule sets.
  const atRest = rules.get(`${file} ${selector.replaceAll(STATE, '')}`) ?? rule;
  const foreground = hexOf(declarations.color ?? atRest.declarations.color, isDeep);
  const background = hexOf(backgroundOf(rule) ?? backgroundOf(atRest), isDeep);
  if (!foreground || !(declarations.color || backgroundOf(rule))) return null;
  if (background) return contrast(foreground, background);
  const least = (grounds: readonly string[]) => Math.min(...grounds.map((ground) => contrast(foreground, ground)));
  return isDeep ? least(DEEP) : Math.max(least(LIGHT), least(DEEP));
}

it('every rule has a contrast of 4.5:1 for text and 3:1 for graphics, at rest and in every state', () => {
  const measured = [...rules.values()].flatMap((rule) => {
    const ratio = lowestContrast(rule);
    return ratio === null ? [] : [{ rule, ratio }];
  });
  expect(measured.length).toBeGreaterThan(300);
  const tooLow = measured.filter(({ rule, ratio }) => ratio < (GRAPHICS.test(rule.selector) ? 3 : 4.5));
  expect(tooLow.map(({ rule, ratio }) => `${rule.file} ${rule.selector} ${ratio.toFixed(2)}`)).toEqual([]);
});

it('a text colour of light pages on a dark background is detected', () => {
  const ground = { background: 'var(--laut-900)', color: 'var(--ink)' };
  expect(lowestContrast({ file: 'example.module.css', selector: '.example', declarations: ground })).toBeLessThan(2);
});
