import { useCallback, useState } from 'react';

/**
 * Returns a function that throws an error in the next render of the component. An error of an event or a promise would
 * not reach the error boundary otherwise, which reports it and offers a new start.
 */
export function useThrowInRender(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  return useCallback(
    (error) =>
      setState(() => {
        throw error;
      }),
    [],
  );
}
