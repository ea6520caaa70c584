import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/**
 * Provides the theme that controls need. Layouts and lazy parts with controls render it; the app does not. Browser
 * only, because the server would print inline styles, which the page's CSP refuses.
 */
export function ControlProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

/**
 * The Chakra theme of the form controls. Its values are the custom properties of `tokens.css` (`theme/token.ts`), so that
 * controls match the static components. Chakra's base config is left out: the controls use no style props, and its own
 * recipes have too little contrast (orange on white: 3.56:1); ours are beside their controls.
 */
const system = createSystem({
  preflight: false,
  cssVarsPrefix: 'kelana',
  conditions: {
    hover: '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
    focusVisible: '&:focus-visible',
    placeholder: '&::placeholder',
    disabled: '&:is(:disabled, [data-disabled])',
    invalid: '&[aria-invalid=true]',
    checked: '&:checked',
    open: '&[data-state=open]',
    closed: '&[data-state=closed]',
    highContrast: '@media (forced-colors: active)',
  },
  theme: {
    keyframes: {
      'fade-in': { from: { opacity: 0 } },
      'fade-out': { to: { opacity: 0 } },
      'rise-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      'slide-in': { from: { transform: 'translateX(100%)' } },
      'slide-out': { to: { transform: 'translateX(100%)' } },
    },
  },
});
