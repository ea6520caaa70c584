import { useRouter } from 'next/router';
import { safePath } from '@/lib/safe-path';

/** Returns the path to open after sign-in; undefined without `from` or when it leads to another site. */
export const useFrom = (): string | undefined => safePath(useRouter().query.from, '') || undefined;
