import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast';
import { breakpoints, colors, type Role, roles } from './tokens';

const hexOf = (role: Role): string => {
  const value: string = roles[role];
  if (value.startsWith('#')) return value;
  const [ramp = '', step = ''] = value.split('.');
  return (colors as Record<string, Record<string, string>>)[ramp]?.[step] ?? '';
};

const ratio = (a: string, b: string) => Math.round(contrast(a, b) * 100) / 100;

const onRoles: [Role, Role, number][] = [
  ['ink', 'bg', 16.33],
  ['text', 'bg', 11.89],
  ['text', 'bg-soft', 11.23],
  ['text-muted', 'bg', 7.91],
  ['text-muted', 'bg-soft', 7.47],
  ['action-text', 'action', 5.18],
  ['action', 'bg', 5.1],
  ['action', 'bg-soft', 4.82],
  ['action-text', 'action-hover', 7.31],
  ['ink', 'sun', 6.98],
  ['link', 'bg', 9.06],
  ['second-text', 'second', 11.39],
  ['text-on-deep', 'bg-deep', 14.54],
  ['text-on-deep-muted', 'bg-deep', 11.19],
  ['seat-available', 'bg', 7.48],
  ['seat-almost', 'bg', 6.82],
  ['seat-few', 'bg', 6.67],
  ['seat-full', 'bg', 7.08],
  ['error', 'bg', 6.67],
  ['error-strong', 'error-bg', 8.23],
  ['warning-text', 'warning-bg', 10.14],
  ['placeholder', 'surface', 5.98],
  ['line-strong', 'surface', 4],
  ['focus', 'bg', 7.03],
  ['focus-on-deep', 'bg-deep', 8.9],
];

describe('contrast of the roles', () => {
  it.each(onRoles)('%s on %s is at least %f', (front, back, least) => {
    expect(ratio(hexOf(front), hexOf(back))).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['blue', colors.laut[800], colors.laut[100]],
    ['amber', colors.kunyit[700], colors.kunyit[50]],
    ['green', colors.daun[700], colors.daun[50]],
    ['sand', hexOf('seat-full'), colors.pasir[100]],
    ['crimson', colors.manggis[700], colors.manggis[50]],
    ['chosen departure', hexOf('action-hover'), colors.senja[50]],
    ['chip', colors.pasir[0], colors.laut[900]],
    ['danger button', colors.pasir[0], hexOf('error')],
    ['disabled button', hexOf('text-muted'), colors.pasir[100]],
    ['current panel row', hexOf('ink'), colors.pasir[100]],
  ])('%s words are at least 4.5', (_name, front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps every body text at 7 or more', () => {
    for (const back of ['bg', 'bg-soft', 'surface'] as const) {
      for (const front of ['ink', 'text', 'text-muted'] as const) {
        expect(ratio(hexOf(front), hexOf(back))).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

it('steps at the widths the specification names', () => {
  expect(Object.values(breakpoints)).toEqual([360, 640, 768, 1024, 1280, 1536]);
});
