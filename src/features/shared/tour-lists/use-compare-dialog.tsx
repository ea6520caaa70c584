import type { DepartureFilters } from '@/domain/tour/tour-card';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useOpening } from '@/lib/defer/use-opening';
import { useTourLists } from '@/state/tour-lists';

const CompareDialog = loadOnUse(() => import('./compare-dialog').then((part) => part.CompareDialog));

/**
 * Returns a function that opens the comparison, and the dialog to render. Its code is loaded when it is first opened.
 * `filters` are those of the list around it.
 */
export function useCompareDialog(filters?: DepartureFilters) {
  const { compared } = useTourLists();
  const { isOpen, wasOpened, open, close } = useOpening();
  // Close the dialog with the last tour, or choosing the next one would reopen it.
  if (compared.length === 0 && isOpen) close();
  return {
    open,
    dialog: wasOpened && <CompareDialog tours={compared} filters={filters} isOpen={isOpen} onClose={close} />,
  };
}
