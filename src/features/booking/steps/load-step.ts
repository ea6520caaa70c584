import type { Step } from '../forms/steps';

/** The code of each step is loaded when the step opens. */
export const loadStep = {
  departure: () => import('./departure-step').then((file) => file.DepartureStep),
  contact: () => import('./contact-step').then((file) => file.ContactStep),
  passengers: () => import('./passengers-step').then((file) => file.PassengersStep),
  review: () => import('./review-step').then((file) => file.ReviewStep),
} satisfies Record<Step, () => Promise<React.ComponentType>>;

/** Loads a step's code in advance. A failure is ignored, because the step loads it again when it opens. */
export const preloadStep = (step: Step): void => void loadStep[step]().catch(() => undefined);
