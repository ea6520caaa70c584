import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { startWork } from '@/state/progress';

/** Counts each navigation as running work from its start to its end, and marks the pressed link as busy meanwhile. */
export function useNavigationWork() {
  const { events } = useRouter();
  useEffect(() => {
    let done: (() => void) | null = null;
    let pressed: Element | null = null;
    const press = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? target.closest('a[href]') : null;
    };
    const start = () => {
      done ??= startWork();
      pressed?.setAttribute('aria-busy', 'true');
    };
    const end = () => {
      // End the work after the paint, so that the new page appears first.
      if (done) afterPaint(done);
      done = null;
      pressed?.removeAttribute('aria-busy');
    };
    document.addEventListener('click', press, true);
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      done?.();
      document.removeEventListener('click', press, true);
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
}
