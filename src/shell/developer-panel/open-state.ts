import { readStored, writeStored } from '@/lib/safe-storage';

const KEY = 'kelana.panel';

/** Whether the panel was left open in this tab; on a small screen it would cover the page that comes next. */
export const wasOpen = () =>
  readStored('sessionStorage', KEY) === 'open' && !window.matchMedia('(max-width: 767px)').matches;

export const keepOpen = (isOpen: boolean) => writeStored('sessionStorage', KEY, isOpen ? 'open' : null);
