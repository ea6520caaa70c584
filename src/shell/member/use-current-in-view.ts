import { useEffect, useRef } from 'react';

/** Scrolls the current item of a horizontal row into the middle. `rows` changes when other rows are shown. */
export function useCurrentInView<Element extends HTMLElement>(rows: string) {
  const list = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows move the current one
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const outer = list.current.getBoundingClientRect();
    const inner = current.getBoundingClientRect();
    list.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [rows]);
  return list;
}
