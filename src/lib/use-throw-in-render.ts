import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns a function that throws an error in the next render of the component. An error of an event or a promise would
 * not reach the error boundary otherwise, which reports it and offers a new start. After the component was unmounted
 * there is no next render, so the error is only reported.
 */
export function useThrowInRender(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback((error) => {
    if (!isMounted.current) return window.reportError(error);
    setState(() => {
      throw error;
    });
  }, []);
}
