import type { Step } from '../forms/steps';

/** The code of each step is loaded when the step opens. */
export const loadStep = {
  departure: () => import('./departure-step').then((file) => file.DepartureStep),
  contact: () => import('./contact-step').then((file) => file.ContactStep),
  passengers: () => import('./passengers-step').then((file) => file.PassengersStep),
  review: () => import('./review-step').then((file) => file.ReviewStep),
} satisfies Record<Step, () => Promise<React.ComponentType>>;

/** Fetches a step's code ahead; without a connection, the step itself tries again when it opens. */
export const preloadStep = (step: Step): void => void loadStep[step]().catch(() => undefined);
