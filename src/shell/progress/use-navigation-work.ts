import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { startWork } from '@/state/progress';

/** Counts each navigation as running work from its start to its end. */
export function useNavigationWork() {
  const { events } = useRouter();
  useEffect(() => {
    let done: (() => void) | null = null;
    const start = () => {
      done ??= startWork();
    };
    const end = () => {
      // End the work after the paint, so that the new page appears first.
      if (done) afterPaint(done);
      done = null;
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      done?.();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
}
