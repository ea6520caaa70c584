import { useState } from 'react';
import { readTicks, writeTicks } from './checklist';

/** The ticked documents of a country, kept on the device; only in the browser. */
export function useTicks(countryId: number) {
  const [ticks, setTicks] = useState(() => readTicks(countryId));
  const [isKept, setIsKept] = useState(true);
  const keep = (next: string[]) => {
    setTicks(next);
    setIsKept(writeTicks(countryId, next));
  };
  return {
    ticks,
    /** False once the device has refused to keep them. */
    isKept,
    toggle: (tick: string) => keep(ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick]),
    clear: () => keep([]),
  };
}
