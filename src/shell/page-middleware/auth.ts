import { routes } from '@/config/routes';
import type { PageMiddleware } from './verdict';

/** Members only. Visitors are sent to sign in and come back; after a sign-out on this page they go to the home page (§2). */
export const auth: PageMiddleware = ({ session, path, wasShown }) => {
  if (session.status === 'member') return { kind: 'pass' };
  if (session.status === 'unknown') return { kind: 'wait' };
  const hasLeft = wasShown && (session.endedBy === 'logout' || session.endedBy === 'elsewhere');
  if (hasLeft) return { kind: 'redirect', to: routes.home() };
  // After a change of password the member continues to the profile, not to the password form.
  const isDone = wasShown && session.endedBy === 'password' && path.startsWith(routes.changePassword());
  return { kind: 'redirect', to: routes.signIn(isDone ? routes.account() : path) };
};
