import type { Guest } from './guest';

/** What the loader needs of a provider; it knows none. */
export type ChatProvider = {
  scriptUrl: string;
  /** Resolves when the loaded script is ready to be opened. */
  start: () => Promise<void>;
  open: (guest: Guest) => void;
};
