import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an input that keeps its focus and text while typing, but follows a value that changes elsewhere. The first value is
 * its `defaultValue`, so that text typed or restored before hydration is kept.
 */
export function useFollowedValue(value: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    // Writing the same text again would move the caret to its end.
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return ref;
}
