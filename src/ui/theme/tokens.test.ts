import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast';
import { colors, type Role, roles } from './tokens';

const hexOf = (role: Role): string => {
  const value: string = roles[role];
  if (value.startsWith('#')) return value;
  const [ramp = '', step = ''] = value.split('.');
  return (colors as Record<string, Record<string, string>>)[ramp]?.[step] ?? '';
};

const ratio = (a: string, b: string) => Math.round(contrast(a, b) * 100) / 100;

describe('contrast of the roles', () => {
  it.each([
    ['blue', colors.laut[800], colors.laut[100]],
    ['amber', colors.kunyit[700], colors.kunyit[50]],
    ['green', colors.daun[700], colors.daun[50]],
    ['sand', hexOf('seat-full'), colors.pasir[100]],
    ['crimson', colors.manggis[700], colors.manggis[50]],
    ['chosen departure', hexOf('action-hover'), colors.senja[50]],
    ['ink on sun', hexOf('ink'), hexOf('sun')],
    ['strong error', hexOf('error-strong'), hexOf('error-bg')],
    ['warning', hexOf('warning-text'), hexOf('warning-bg')],
    ['chip', colors.pasir[0], colors.laut[900]],
    ['danger button', colors.pasir[0], hexOf('error')],
    ['disabled button', hexOf('text-muted'), colors.pasir[100]],
    ['current panel row', hexOf('ink'), colors.pasir[100]],
  ])('%s text has a contrast of at least 4.5', (_name, front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('has a contrast of 7 or more for every body text', () => {
    for (const back of ['bg', 'bg-soft', 'surface'] as const) {
      for (const front of ['ink', 'text', 'text-muted'] as const) {
        expect(ratio(hexOf(front), hexOf(back))).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

// Backgrounds on which text may appear: the page, its soft bands, cards, and the light backgrounds of notes, tables
// and selected rows.
const lightGrounds = {
  bg: hexOf('bg'),
  'bg-soft': hexOf('bg-soft'),
  surface: hexOf('surface'),
  'laut-50': colors.laut[50],
  'pasir-100': colors.pasir[100],
};
const neutral: Role[] = ['ink', 'text', 'text-muted', 'link', 'placeholder', 'seat-full', 'seat-available', 'seat-ask'];
const accent: Role[] = ['action', 'error', 'error-strong', 'seat-almost', 'seat-few', 'warning-text', 'action-hover'];
// Orange text is not used on pasir-100.
const isUsed = (front: Role, ground: string) => front !== 'action' || ground !== 'pasir-100';
const pairs = [...neutral, ...accent].flatMap((front) =>
  Object.entries(lightGrounds)
    .filter(([ground]) => isUsed(front, ground))
    .map(([ground, back]) => [front, ground, back] as const),
);

describe('contrast on every ground', () => {
  it.each(pairs)('%s on %s is readable', (front, _ground, back) => {
    expect(ratio(hexOf(front), back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['primary button', hexOf('action-text'), hexOf('action'), hexOf('action-hover')],
    ['second button', hexOf('second-text'), hexOf('second'), colors.laut[200]],
    ['button on photos', colors.laut[950], hexOf('sun'), colors.senja[300]],
    ['danger button', colors.pasir[0], hexOf('error'), hexOf('error-strong')],
  ])('the text of a %s is readable at rest and on hover', (_name, front, ground, hover) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(front, hover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(lightGrounds))('on %s field borders, focus rings and marks are visible', (_name, ground) => {
    for (const front of ['line-strong', 'focus', 'error', 'action'] as const) {
      expect(ratio(hexOf(front), ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['bg-deep', hexOf('bg-deep')],
    ['laut-900', colors.laut[900]],
    ['laut-800', colors.laut[800]],
  ])('on %s text and the focus ring are visible', (_name, ground) => {
    expect(ratio(hexOf('text-on-deep'), ground)).toBeGreaterThanOrEqual(7);
    expect(ratio(hexOf('text-on-deep-muted'), ground)).toBeGreaterThanOrEqual(7);
    expect(ratio(hexOf('focus-on-deep'), ground)).toBeGreaterThanOrEqual(3);
  });

  it('the icon of a disabled button is visible too', () => {
    for (const ground of [lightGrounds.bg, lightGrounds['bg-soft'], lightGrounds.surface]) {
      expect(ratio(colors.pasir[500], ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
