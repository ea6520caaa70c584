import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from '../theme/system';

/**
 * Provides the theme that controls need. Layouts and lazy parts with controls render it; the app does not. Browser
 * only, because the server would print inline styles, which the page's CSP refuses.
 */
export function ControlProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
