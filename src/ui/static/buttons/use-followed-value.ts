import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes an uncontrolled input follow a value that is set elsewhere, without losing focus or typed text. The first value
 * must be its `defaultValue`, so that text typed or restored before hydration stays.
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
