import { useEffect, useState } from 'react';
import { readTicks, writeTicks } from './checklist';

/** The ticked documents of a country, stored on the device. */
export function useTicks(countryId: number) {
  const [ticks, setTicks] = useState<string[]>([]);
  const [isStored, setIsStored] = useState(true);
  // After hydration: the server, which may have written the list, knows no ticks.
  useEffect(() => setTicks(readTicks(countryId)), [countryId]);
  const keep = (next: string[]) => {
    setTicks(next);
    setIsStored(writeTicks(countryId, next));
  };
  return {
    ticks,
    /** False once the device has refused to keep them. */
    isStored,
    toggle: (tick: string) => keep(ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick]),
    clear: () => keep([]),
  };
}
