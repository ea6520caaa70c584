import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { GoLink } from '@/ui/static/go-link';
import { SectionHead } from '@/ui/static/section';
import { Bookings } from './bookings';

/** My Tour Booking: what the member has booked, its state and the next step. */
export function BookingsPage() {
  const { t } = useWords('account');
  const title = t('common:menu.accountBooking');
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={t('booking.description')} />
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHead title={title} level={1} action={<GoLink href={routes.tours()}>{t('booking.search')}</GoLink>} />
      <Bookings />
    </>
  );
}
