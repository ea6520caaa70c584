import { useEffect, useState } from 'react';

// Below the navigation and the tabs, and not yet at the lower half.
const READING_AREA = '-160px 0px -55% 0px';

/** The section that is being read, of those with these ids; its tab is brought into view on small screens. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const order = key.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = order.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  useEffect(() => {
    const tab = document.querySelector<HTMLElement>(`nav a[href="#${current}"]`);
    tab?.closest('ul')?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
  }, [current]);

  return current;
}
