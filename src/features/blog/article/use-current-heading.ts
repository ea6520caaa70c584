import { useEffect, useState } from 'react';
import type { Heading } from './article-text';

// The area above a line in the upper third of the window: the reader has reached the headings in it.
const REACHED = '1000000px 0px -66% 0px';

/** Returns the id of the heading of the current chapter; before any scrolling the first one. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent((headings.findLast(({ id }) => reached.has(id)) ?? headings[0])?.id);
      },
      { rootMargin: REACHED },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
