import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from '../theme/system';

/**
 * What controls need around them. Layouts and lazy islands that hold controls bring it; the app does not. Only for the
 * browser: the server would print its styles, which the page's policy refuses.
 */
export function ControlProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
