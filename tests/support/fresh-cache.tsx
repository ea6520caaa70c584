import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** A `wrapper` for hooks that read, with an SWR cache of its own that the test may look into. */
export function freshCache() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return { cache, wrapper };
}
