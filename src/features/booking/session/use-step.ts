import { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Step, stepInAddress, stepNumber } from '../forms/steps';

/**
 * The step in the address, never beyond the furthest one that may be opened; `first` where the address names none. `go`
 * writes a step into the address, so that the browser's Back leads back.
 */
export function useStep(first: Step, furthest: () => Step) {
  const router = useRouter();
  const asked = router.query.step;
  // The step follows the address alone: emptying a field must not leave the step in which it happens.
  const read = () => ({ asked, step: asked === undefined ? first : stepInAddress(asked, furthest()) });
  const [shown, setShown] = useState(read);
  if (shown.asked !== asked) setShown(read());
  const { step } = shown;

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
