import { deviceStore } from './device-store';

const VERSION = 1;

/** The party and the time of a trip, as the visitor named them once. */
export type TripPlan = {
  /** Null if the visitor has not said. */
  party: Record<'adult' | 'child' | 'infant', number> | null;
  /** The months (`2027-03`); empty for any time. */
  months: string[];
};

const store = deviceStore<TripPlan>('tripPlan', VERSION, { party: null, months: [] });

/** Returns the plan of this device; an empty one on the server and while hydrating. A hook. */
export const useTripPlan = (): TripPlan => store.useStored((plan) => plan);

/** Returns the plan of this device outside of React. */
export const tripPlan = store.current;

export const changeTripPlan = store.change;
