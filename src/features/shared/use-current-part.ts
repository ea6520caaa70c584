import { useEffect, useState } from 'react';

// A part is current after its top has passed this fraction of the window height.
const READING_LINE = 0.4;

/** Returns the one of these element ids, in the order of the page, that a reader has reached; at the top the first. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const hasPassed = (id: string) => {
      const part = document.getElementById(id);
      return part !== null && part.getBoundingClientRect().top <= window.innerHeight * READING_LINE;
    };
    const read = () => setCurrent(order.findLast(hasPassed) ?? order[0]);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [key]);
  return current;
}
