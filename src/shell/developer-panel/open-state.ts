import { readStored, writeStored } from '@/lib/safe-storage';

const KEY = 'kelana.panel';

/** Whether the panel was left open in this tab. */
export const wasOpen = () => readStored('sessionStorage', KEY) === 'open';

export const keepOpen = (isOpen: boolean) => writeStored('sessionStorage', KEY, isOpen ? 'open' : null);
