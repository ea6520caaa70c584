import type { colors, durations, easings, layout, Role, radii, shadows, typeScale } from './tokens';

type StepOf<Ramp> = keyof Ramp & number;
type RampToken = { [R in keyof typeof colors]: `${R}-${StepOf<(typeof colors)[R]>}` }[keyof typeof colors];

/** The limits of §9 that stylesheets use; their values come from src/config when tokens.css is generated. */
export type MeasureName = 'avatar' | 'dialog-width' | 'alert-width' | 'toast-time' | 'progress-time' | 'loading-delay';

/** The name of a custom property of tokens.css. */
type TokenName =
  | Role
  | RampToken
  | `${'t' | 'w' | 'k'}-${keyof typeof typeScale}`
  | `r-${keyof typeof radii}`
  | `sh-${keyof typeof shadows}`
  | `d-${keyof typeof durations}`
  | `ease-${keyof typeof easings}`
  | keyof typeof layout
  | MeasureName
  | 'font';

/**
 * Returns a token for a control's recipe. It stays a custom property, so that it follows the colours of its background.
 */
export const token = (name: TokenName): string => `var(--${name})`;

/** Returns the `font` shorthand of a type style. */
export const typeStyle = (name: keyof typeof typeScale): string => `var(--w-${name}) var(--t-${name}) var(--font)`;
