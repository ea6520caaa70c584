import { useEffect, useState } from 'react';
import { readTicks, writeTicks } from './checklist';

/** Returns the ticked documents of a country and functions to change them; they are stored on the device. */
export function useTicks(countryId: number) {
  const [ticks, setTicks] = useState<string[]>([]);
  const [isStored, setIsStored] = useState(true);
  // Read after hydration, because the server, which may have rendered the list, does not know the ticks.
  useEffect(() => setTicks(readTicks(countryId)), [countryId]);
  const keep = (next: string[]) => {
    setTicks(next);
    setIsStored(writeTicks(countryId, next));
  };
  return {
    ticks,
    /** False after the device could not store them. */
    isStored,
    toggle: (tick: string) => keep(ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick]),
    clear: () => keep([]),
  };
}
