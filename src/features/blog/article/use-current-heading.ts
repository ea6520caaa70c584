import { useEffect, useState } from 'react';
import type { Heading } from './article-text';

// All above a line in the upper third of the window: a heading there has been reached.
const REACHED = '1000000px 0px -66% 0px';

/** The id of the heading of the chapter on screen; the first one before any scrolling. */
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
