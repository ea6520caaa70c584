import { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type Step, stepInUrl, stepNumber } from '../forms/steps';

/**
 * Returns the step of the address, limited to the furthest step that may be opened; `first` if the address names no
 * step. `go` pushes a step to the history, so that the browser's Back button works.
 */
export function useStep(first: Step, furthest: () => Step) {
  const router = useRouter();
  const stepParam = router.query.step;
  // The step depends on the address alone, so that emptying a field does not close the step that contains it.
  const read = () => ({ stepParam, step: stepParam === undefined ? first : stepInUrl(stepParam, furthest()) });
  const [shown, setShown] = useState(read);
  if (shown.stepParam !== stepParam) setShown(read());
  const { step } = shown;

  const write = useEffectEvent((to: Step) => {
    const query = { ...router.query, step: String(stepNumber(to)) };
    return router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (stepParam !== undefined && stepParam !== String(stepNumber(step))) void write(step);
  }, [stepParam, step]);

  const go = useCallback(
    (to: Step, itinerary?: string) => {
      // The form now holds the number of guests, so the parameter of the address is dropped.
      const { pax: _, ...rest } = router.query;
      const query = { ...rest, ...(itinerary && { itinerary }), step: String(stepNumber(to)) };
      void router.push({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
    },
    [router],
  );
  /** Opens a step and replaces the history entry. */
  const replace = useCallback((to: Step) => void write(to), []);
  return { step, go, replace };
}
