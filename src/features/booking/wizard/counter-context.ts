import { createContext, useContext } from 'react';

/** A counter or a travel fair: one device for many people, one after the other. */
export type Counter = {
  /** Leaves nothing of this customer and starts again. */
  next: () => Promise<void>;
};

/** Null where people book on a device of their own. */
export const CounterContext = createContext<Counter | null>(null);

export const useCounter = (): Counter | null => useContext(CounterContext);
