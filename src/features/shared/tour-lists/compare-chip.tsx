import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { useRefusedTour, useTourLists } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Note } from '@/ui/static/messages/note';
import { useCompareDialog } from './use-compare-dialog';

/**
 * Opens the comparison from the page of a tour, where a bar would cover the price: a link to the list while one tour is
 * chosen, then a button with the number of tours.
 */
export function CompareChip({ className }: { className?: string }) {
  const { t } = useMessages('kept');
  const { compared } = useTourLists();
  const refused = useRefusedTour();
  const { open, dialog } = useCompareDialog();
  return (
    <>
      {compared.length === 1 && (
        <GoLink href={routes.tours()} className={className}>
          {t('chip.more')}
        </GoLink>
      )}
      {compared.length > 1 && (
        <Button look="second" size="compact" className={className} onClick={open}>
          {t('chip.open', { count: compared.length })}
        </Button>
      )}
      <div role="status">{refused && <Note tone="warning">{t('tray.fullFor', { tour: refused })}</Note>}</div>
      {dialog}
    </>
  );
}
