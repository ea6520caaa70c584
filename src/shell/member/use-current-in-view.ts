import { useEffect, useRef } from 'react';

/**
 * Scrolls the current item of a horizontal row to its centre. A new value of `rows` means that the items have changed.
 */
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
