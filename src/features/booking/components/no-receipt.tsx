import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { EmptyBlock } from '@/ui/static/empty-block';
import { useCounter } from '../wizard/counter-context';

/** The address of a receipt this tab or this member does not have: nobody takes an empty form for a lost booking. */
export function NoReceipt({ tourId }: { tourId: number }) {
  const { t } = useWords('booking');
  const isCounter = useCounter() !== null;
  return (
    <EmptyBlock
      headingLevel={1}
      title={t('noReceipt.title')}
      text={t(isCounter ? 'noReceipt.counter' : 'noReceipt.text')}
      action={
        isCounter ? (
          <ButtonLink href={routes.obs()}>{t('noReceipt.list')}</ButtonLink>
        ) : (
          <>
            <ButtonLink href={routes.accountBooking()}>{t('done.bookings')}</ButtonLink>
            <ButtonLink href={routes.booking(tourId)} look="line">
              {t('noReceipt.book')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
