import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that is true while a navigation to another page runs, which a change of the query would cancel. */
export function useLeaving(): RefObject<boolean> {
  const { events } = useRouter();
  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      isLeaving.current = !shallow;
    };
    const stay = () => {
      isLeaving.current = false;
    };
    stay();
    events.on('routeChangeStart', leave);
    events.on('routeChangeError', stay);
    return () => {
      events.off('routeChangeStart', leave);
      events.off('routeChangeError', stay);
      isLeaving.current = true;
    };
  }, [events]);
  return isLeaving;
}
