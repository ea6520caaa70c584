import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useContext, useState } from 'react';
import { system } from '../theme/system';
import { StyleCacheContext } from './style-cache';

// Never with `prepend: true`: hydration would turn the order of the layers round and show a page without styles.
const createStyleCache = () => createCache({ key: 'css' });

// Created with the module, before hydration, because it collects the server's style elements.
const browserCache = typeof document === 'undefined' ? null : createStyleCache();

/** What controls need around them. Layouts and lazy islands that hold controls bring it; the app does not. */
export function ControlProvider({ children }: { children: ReactNode }) {
  const documentCache = useContext(StyleCacheContext);
  const [cache] = useState(() => documentCache ?? browserCache ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
