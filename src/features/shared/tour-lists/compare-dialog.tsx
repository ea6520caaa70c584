import { useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import type { ListedTour } from '@/state/tour-lists';
import { ControlProvider } from '@/ui/controls/control-provider';
import { Dialog } from '@/ui/controls/dialog';
import { CompareTable } from './compare-table';

type CompareDialogProps = { tours: ListedTour[]; isOpen: boolean; onClose: () => void };

/** Shows the comparison in a dialog; its code is loaded when it is first opened. */
export function CompareDialog({ tours, isOpen, onClose }: CompareDialogProps) {
  const { t } = useMessages('kept');
  // The last tours stay in the table while the dialog closes.
  const [shown, setShown] = useState(tours);
  if (tours.length > 0 && tours !== shown) setShown(tours);
  return (
    <ControlProvider>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('table.title')}
        closeLabel={t('common:buttons.close')}
        width="wide"
      >
        <CompareTable tours={shown} />
      </Dialog>
    </ControlProvider>
  );
}
