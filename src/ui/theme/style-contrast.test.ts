import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast';
import { type StyleRule, styleRulesOf } from '../../../tests/support/style-rules';
import { colors, type Role, roles } from './tokens';

const LIGHT = [colors.pasir[0], colors.pasir[25], colors.pasir[50]];
const DEEP = [colors.laut[800], colors.laut[900], colors.laut[950]];
/** Sheets of parts that stand on the dark ground of the page, where the roles of words change (base.css). */
const DEEP_SHEETS = /(footer|top-bar|membership-card|mice-band)\.module\.css$/;
const deepRoles: Partial<Record<string, Role>> = {
  ink: 'text-on-deep',
  text: 'text-on-deep',
  link: 'text-on-deep',
  'text-muted': 'text-on-deep-muted',
};
/** Signs without text, which need 3:1: the end of a pager, "not included" marks, separators between links. */
const SIGN = /step\[aria-disabled\]|\.minus$|span\.step$|::before$|:disabled$|\.arrow$/;
const STATE = /:(hover|active|disabled|enabled|focus-visible|has\([^)]*\)|not\([^)]*\))|\[(aria|data)-[^\]]*\]/g;

const hexOf = (word: string | undefined, isDeep: boolean): string | null => {
  const name = /^var\(--([\w-]+)\)/.exec(word ?? '')?.[1];
  if (!name) return null;
  const role = isDeep ? (deepRoles[name] ?? name) : name;
  const value = (roles as Record<string, string>)[role] ?? role.replace(/-(\d+)$/, '.$1');
  if (value.startsWith('#')) return value;
  const [ramp = '', step = ''] = value.split('.');
  return (colors as Record<string, Record<string, string>>)[ramp]?.[step] ?? null;
};

const rules = new Map<string, StyleRule>();
for (const rule of styleRulesOf(fileURLToPath(new URL('../..', import.meta.url)))) {
  const key = `${rule.file} ${rule.selector}`;
  const declarations = { ...rules.get(key)?.declarations, ...rule.declarations };
  rules.set(key, { ...rule, declarations });
}
const groundOf = ({ declarations }: StyleRule) => declarations.background ?? declarations['background-color'];

/** The least contrast a rule's words can have: on their own ground, or on every ground such words are for. */
function leastOf(rule: StyleRule): number | null {
  const { file, selector, declarations } = rule;
  const isDeep = DEEP_SHEETS.test(file);
  // Under the pointer, disabled or chosen, a part keeps what only its rule at rest says.
  const atRest = rules.get(`${file} ${selector.replaceAll(STATE, '')}`) ?? rule;
  const front = hexOf(declarations.color ?? atRest.declarations.color, isDeep);
  const own = hexOf(groundOf(rule) ?? groundOf(atRest), isDeep);
  if (!front || !(declarations.color || groundOf(rule))) return null;
  if (own) return contrast(front, own);
  const least = (grounds: readonly string[]) => Math.min(...grounds.map((ground) => contrast(front, ground)));
  return isDeep ? least(DEEP) : Math.max(least(LIGHT), least(DEEP));
}

it('every rule of every style sheet gives its words 4.5:1 and its signs 3:1, at rest and in every state', () => {
  const judged = [...rules.values()].flatMap((rule) => {
    const ratio = leastOf(rule);
    return ratio === null ? [] : [{ rule, ratio }];
  });
  expect(judged.length).toBeGreaterThan(400);
  const tooFaint = judged.filter(({ rule, ratio }) => ratio < (SIGN.test(rule.selector) ? 3 : 4.5));
  expect(tooFaint.map(({ rule, ratio }) => `${rule.file} ${rule.selector} ${ratio.toFixed(2)}`)).toEqual([]);
});

it('the same rules find words of the light page on the dark one', () => {
  const ground = { background: 'var(--laut-900)', color: 'var(--ink)' };
  expect(leastOf({ file: 'planted.module.css', selector: '.planted', declarations: ground })).toBeLessThan(2);
});
