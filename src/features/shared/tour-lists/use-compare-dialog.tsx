import { useState } from 'react';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useTourLists } from '@/state/tour-lists';

const CompareDialog = loadOnUse(() => import('./compare-dialog').then((part) => part.CompareDialog));

/** Returns a function that opens the comparison, and the dialog to render. Its code is loaded when it is first opened. */
export function useCompareDialog() {
  const { compared } = useTourLists();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // Close the dialog with the last tour, or choosing the next one would reopen it.
  if (compared.length === 0 && isOpen) setIsOpen(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return {
    open,
    dialog: wasOpened && <CompareDialog tours={compared} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
