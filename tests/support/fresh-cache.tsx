import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/** Returns a `wrapper` for hooks that read data, with a separate SWR cache that the test can inspect. */
export function freshCache(config: SWRConfiguration = {}) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, ...config }}>{children}</SWRConfig>
  );
  return { cache, wrapper };
}
