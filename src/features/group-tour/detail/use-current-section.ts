import { useEffect, useState } from 'react';

// A section is current after its top has passed this fraction of the window height.
const READING_LINE = 0.4;

/** Returns the id of the section in view, one of `ids`, and scrolls its tab into view on small screens. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const order = key.split(' ');
    const hasPassed = (id: string) => {
      const section = document.getElementById(id);
      return section !== null && section.getBoundingClientRect().top <= window.innerHeight * READING_LINE;
    };
    const read = () => setCurrent(order.findLast(hasPassed) ?? order[0]);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [key]);

  useEffect(() => {
    const tab = document.querySelector<HTMLElement>(`nav a[href="#${current}"]`);
    tab?.closest('ul')?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
  }, [current]);

  return current;
}
