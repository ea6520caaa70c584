import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Disclosure } from '@/ui/static/disclosure';
import styles from './trip.module.css';

/** Shows the price and the terms that the member agreed to, on demand. */
export function AgreedPrice({ price }: { price: NonNullable<Trip['price']> }) {
  const { t, locale, lang } = useMessages('trip');
  return (
    <Disclosure title={t('payments.agreed', { date: formatDate(price.agreed_on, locale) })}>
      <dl className={`small tabular ${styles.amounts}`}>
        {price.lines.map(({ name, amount }) => (
          <div key={name}>
            <dt lang={lang()}>{name}</dt>
            <dd>{amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <GoLink href={routes.bookingTerms()}>{t('account:explainer.terms')}</GoLink>
    </Disclosure>
  );
}
