import { routes } from '@/config/routes';
import type { PageMiddleware } from './verdict';

/** Members only: everybody else signs in and comes back; who has just signed out goes home (§2). */
export const auth: PageMiddleware = ({ session, path }) => {
  if (session.status === 'member') return { kind: 'pass' };
  if (session.status === 'unknown') return { kind: 'wait' };
  const hasLeft = session.endedBy === 'logout' || session.endedBy === 'elsewhere';
  return { kind: 'redirect', to: hasLeft ? routes.home() : routes.signIn(path) };
};
