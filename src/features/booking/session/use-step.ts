import { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { type Step, stepInAddress, stepNumber } from '../forms/steps';

/**
 * The step in the address, never beyond the furthest one that may be opened; `first` where the address names none. `go`
 * writes a step into the address, so that the browser's Back leads back.
 */
export function useStep(first: Step, furthest: () => Step) {
  const router = useRouter();
  const asked = router.query.step;
  // Computed when the address changes, not while somebody empties a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const step = useMemo(() => (asked === undefined ? first : stepInAddress(asked, furthest())), [asked]);

  const write = useEffectEvent((to: Step) => {
    const query = { ...router.query, step: String(stepNumber(to)) };
    return router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (asked !== undefined && asked !== String(stepNumber(step))) void write(step);
  }, [asked, step]);

  const go = useCallback(
    (to: Step, itinerary?: string) => {
      // Once the visitor has moved, the form knows better than the number of guests in the address.
      const { pax: _, ...rest } = router.query;
      const query = { ...rest, ...(itinerary && { itinerary }), step: String(stepNumber(to)) };
      void router.push({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    },
    [router],
  );
  /** Opens a step in place of this one. */
  const replace = useCallback((to: Step) => void write(to), []);
  return { step, go, replace };
}
