import { createSystem } from '@chakra-ui/react/styled-system';
import { breakpoints } from './tokens';

const inPx = (widths: Record<string, number>) =>
  Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, `${width}px`]));

/**
 * The Chakra theme of the form controls. Its values are the custom properties of `tokens.css` (see `token.ts`), so that
 * controls match the static components. Chakra's base config is left out: the controls use no style props, and its own
 * recipes have too little contrast (orange on white: 3.56:1); ours are in `recipes/`.
 */
export const system = createSystem({
  preflight: false,
  cssVarsPrefix: 'kelana',
  conditions: {
    hover: '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
    active: '&:active:not(:disabled)',
    focusVisible: '&:focus-visible',
    placeholder: '&::placeholder',
    disabled: '&:is(:disabled, [data-disabled])',
    invalid: '&[aria-invalid=true]',
    checked: '&:checked',
    open: '&[data-state=open]',
    closed: '&[data-state=closed]',
    hasChecked: '&:has(:checked)',
    hasFocus: '&:has(:focus-visible)',
    highContrast: '@media (forced-colors: active)',
  },
  theme: {
    breakpoints: inPx(breakpoints),
    keyframes: {
      'fade-in': { from: { opacity: 0 } },
      'fade-out': { to: { opacity: 0 } },
      'rise-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      'slide-in-end': { from: { transform: 'translateX(100%)' } },
      'slide-out-end': { to: { transform: 'translateX(100%)' } },
      'slide-in-bottom': { from: { transform: 'translateY(100%)' } },
      'slide-out-bottom': { to: { transform: 'translateY(100%)' } },
    },
  },
});
