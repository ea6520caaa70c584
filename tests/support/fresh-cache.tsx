import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** Returns a `wrapper` for hooks that read data, with a separate SWR cache that the test can inspect. */
export function freshCache() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return { cache, wrapper };
}
