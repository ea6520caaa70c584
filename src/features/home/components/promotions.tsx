import { routes } from '@/config/routes';
import type { Offer } from '@/features/shared/tour/offer';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import styles from './promotions.module.css';

/** Shows the first promotions of the service with their links. */
export function Promotions({ promotions }: { promotions: Offer[] }) {
  const { t } = useMessages('home');
  if (promotions.length === 0) return null;
  return (
    <Section
      id="promotions"
      title={t('promotions.title')}
      action={<GoLink href={routes.promotion()}>{t('promotions.all')}</GoLink>}
    >
      <ul className={styles.list}>
        {promotions.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two promotions may have the same title; the order is fixed
          <li key={index}>
            <OfferCard offer={offer} look="row" level={3} sizes="116px" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
