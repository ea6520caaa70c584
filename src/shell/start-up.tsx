import { useEffect } from 'react';
import { checkTokenOnReturn } from '@/hooks/auth/token-on-return';
import { startNetwork } from '@/state/network';
import { startSession } from '@/state/session';
import { useFailedRoute } from './boundaries/use-failed-route';
import { useExpiredSession } from './session/use-expired-session';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What runs once in the browser beside every page. */
export function StartUp() {
  useEffect(() => startSession(), []);
  useEffect(() => checkTokenOnReturn(), []);
  useEffect(() => startNetwork(), []);
  useExpiredSession();
  useFailedRoute();
  useFocusOnNavigation();
  return null;
}
