import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/use-hydrated';
import { pagePath } from './page-path';

/** Path and query of this page without its language, the same on the server and while hydrating. */
export const usePagePath = () => pagePath(useRouter(), useHydrated());
