import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/use-hydrated';
import { pagePath } from './page-path';

/** Returns path and query of this page without its locale, identical on the server and while hydrating. */
export const usePagePath = () => pagePath(useRouter(), useHydrated());
