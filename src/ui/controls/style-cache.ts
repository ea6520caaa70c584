import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** The document puts the cache of its own render here, to print what the page used; empty in the browser. */
export const StyleCacheContext = createContext<EmotionCache | null>(null);
