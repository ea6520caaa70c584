import { type NextRouter, useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

type On = Parameters<NextRouter['events']['on']>;

/** Calls the handler of the last render for each event of this name of Next's router. */
export function useRouterEvent(name: On[0], handler: On[1]): void {
  const { events } = useRouter();
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const listener: On[1] = (...details) => handle(...details);
    events.on(name, listener);
    return () => events.off(name, listener);
  }, [events, name]);
}
