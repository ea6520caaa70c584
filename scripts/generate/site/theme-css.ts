import { limits } from '../../../src/config/limits.ts';
import { patterns } from '../../../src/ui/theme/patterns.ts';
import type { MeasureName } from '../../../src/ui/theme/token.ts';
import {
  breakpoints,
  colors,
  durations,
  easings,
  fontFamily,
  layout,
  lowScreen,
  ownFonts,
  radii,
  roles,
  shadows,
  spaceSteps,
  type TypeStyle,
  typeScale,
} from '../../../src/ui/theme/tokens.ts';

type Declarations = Record<string, string>;

const HEADER =
  '/* Generated from src/ui/theme/tokens.ts and src/config/limits.ts by `npm run generate`. Never edit. */';

// The limits of §9 that only stylesheets use; scripts read theirs from src/config directly.
const measures: Record<MeasureName, string> = {
  avatar: `${limits.avatarPx}px`,
  'dialog-width': `${limits.dialogWidthPx}px`,
  'alert-width': `${limits.alertMaxWidthPx}px`,
  'toast-time': `${limits.toastMs}ms`,
  'progress-time': `${limits.progressDurationMs}ms`,
  'loading-delay': `${limits.minFetchDisplayMs}ms`,
};

// Sticky and fixed elements read their position, height and reserved space from these variables.
const staying: Declarations = { stick: 'sticky', pin: 'fixed' };
const stayingOnLowScreens: Declarations = {
  stick: 'static',
  pin: 'static',
  'stick-height': 'none',
  'pin-room': '0px',
};

const toReference = (value: string) => (value.startsWith('#') ? value : `var(--${value.replace('.', '-')})`);

const toRem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

const entriesOf = <V>(record: Record<string, V> | Record<number, V>) => Object.entries(record) as [string, V][];

const typeStyles = entriesOf<TypeStyle>(typeScale);

function fixedDeclarations(): Declarations {
  const all: Declarations = { font: fontFamily, 'font-sans': ownFonts };
  for (const [ramp, steps] of entriesOf<Record<number, string>>(colors)) {
    for (const [step, hex] of entriesOf(steps)) all[`${ramp}-${step}`] = hex;
  }
  for (const [role, value] of entriesOf<string>(roles)) all[role] = toReference(value);
  for (const [name, style] of typeStyles) {
    all[`w-${name}`] = String(style.weight);
    all[`k-${name}`] = style.tracking;
  }
  for (const step of spaceSteps) all[`s${step}`] = `${step * 4}px`;
  for (const [name, px] of entriesOf<number>(radii)) all[`r-${name}`] = `${px}px`;
  for (const [name, value] of entriesOf<string>(shadows)) all[`sh-${name}`] = value;
  for (const [name, ms] of entriesOf<number>(durations)) all[`d-${name}`] = `${ms}ms`;
  for (const [name, value] of entriesOf<string>(easings)) all[`ease-${name}`] = value;
  for (const [name, value] of entriesOf<string>(patterns)) all[name] = value;
  return { ...all, ...measures, ...staying };
}

/** Returns the declarations that depend on the viewport and start at exactly this width. */
function steppedDeclarations(width: number): Declarations {
  const all: Declarations = {};
  for (const [name, style] of typeStyles) {
    const size = style.sizes[width as keyof TypeStyle['sizes']];
    if (size) all[`t-${name}`] = `${toRem(size[0])}/${Number((size[1] / size[0]).toFixed(4))}`;
  }
  for (const [name, steps] of entriesOf<Record<number, number>>(layout)) {
    const px = steps[width];
    if (px !== undefined) all[name] = `${px}px`;
  }
  return all;
}

function block(declarations: Declarations, indent = ''): string {
  const lines = entriesOf(declarations).map(([name, value]) => `${indent}  --${name}: ${value};`);
  return [`${indent}:root {`, ...lines, `${indent}}`].join('\n');
}

const inMedia = (query: string, declarations: Declarations) => `@media (${query}) {\n${block(declarations, '  ')}\n}`;

/** Returns the text of tokens.css: every token as a custom property, the stepped ones again at their widths. */
export function themeCss(): string {
  const stepped = Object.values(breakpoints)
    .map((width) => [width, steppedDeclarations(width)] as const)
    .filter(([, declarations]) => Object.keys(declarations).length > 0)
    .map(([width, declarations]) => inMedia(`min-width: ${width}px`, declarations));
  const still = Object.fromEntries(Object.keys(durations).map((name) => [`d-${name}`, '1ms']));
  return [
    HEADER,
    block({ ...fixedDeclarations(), ...steppedDeclarations(0) }),
    ...stepped,
    inMedia(`max-height: ${lowScreen - 0.02}px`, stayingOnLowScreens),
    inMedia('prefers-reduced-motion: reduce', still),
    '',
  ].join('\n');
}
