import { routes } from '@/config/routes';
import { safePath } from '@/lib/safe-path';
import type { PageMiddleware } from './verdict';

/** Visitors only: a member goes to `from`, or home. While nobody knows, the page shows. */
export const guest: PageMiddleware = ({ session, from }) => {
  if (session.status !== 'member') return { kind: 'pass' };
  const to = safePath(from, routes.home());
  // Sending a member back to an auth page would only come round again.
  return { kind: 'redirect', to: to.startsWith('/auth/') ? routes.home() : to };
};
