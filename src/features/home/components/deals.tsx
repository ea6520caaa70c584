import { routes } from '@/config/routes';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { countriesLabel, priceProps } from '@/features/shared/tour/use-tour-card-view';
import { SaveButton } from '@/features/shared/tour-lists/save-button';
import { dealsQuery } from '@/hooks/tour/queries';
import { useLiveAnswer } from '@/hooks/use-live-answer';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FeatureCard } from '@/ui/static/cards/feature-card';
import { RowCard } from '@/ui/static/cards/row-card';
import { Section } from '@/ui/static/section';
import { type DealModel, dealModels } from '../deal-model';
import type { HomeModel } from '../home-model';
import styles from './deals.module.css';
import { Promotions } from './promotions';

/**
 * Shows hot deals, the first one large and the others as rows, and the promotions below them. Prices and seats are
 * fetched again in the browser.
 */
export function Deals({ deals, promotions }: Pick<HomeModel, 'deals' | 'promotions'>) {
  const lang = useContentLang();
  const { t } = useMessages('home');
  const { answer } = useLiveAnswer(dealsQuery());
  const view = useDealView();
  const [feature, ...rows] = answer ? dealModels(answer.data, todayInJakarta()) : deals;
  const seeAll = <GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>;
  return (
    <Section id="deals" title={t('deals.title')} action={feature && seeAll}>
      {feature ? (
        <div className={styles.deals}>
          <FeatureCard
            view={view(feature, true)}
            lang={lang(feature.language)}
            heart={<SaveButton tour={feature} look="floating" />}
          />
          <ul className={styles.rows}>
            {rows.map((deal) => (
              <li key={deal.id}>
                <RowCard view={view(deal, false)} lang={lang(deal.language)} isStackedOnSmall />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>
          {t('deals.empty')} <AppLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</AppLink>
        </p>
      )}
      <Promotions promotions={promotions} />
    </Section>
  );
}

function useDealView() {
  const { t, locale } = useMessages('home');
  const seatLabel = useSeatLabel();
  const normalPriceProps = (price: number) => ({ amount: formatRupiah(price), label: t('deals.normalPrice') });
  return (deal: DealModel, isFeature: boolean) => {
    const { next } = deal;
    const length = deal.days ? t('common:trip.days', { count: deal.days }) : '';
    return {
      href: routes.tour(deal.id, { itinerary: next?.id }),
      title: deal.title,
      meta: [countriesLabel(deal.countries, t), length].filter(Boolean),
      picture: { src: deal.imageUrl, alt: '', color: deal.imageColor },
      date: next ? formatDate(next.from, locale) : undefined,
      seats: next ? seatLabel(next.seat) : undefined,
      price: { ...priceProps(deal.price, t), ...(deal.normalPrice && { was: normalPriceProps(deal.normalPrice) }) },
      tag:
        isFeature && deal.normalPrice && deal.price
          ? { label: t('deals.save', { amount: formatRupiah(deal.normalPrice - deal.price) }), tone: 'sun' as const }
          : undefined,
    };
  };
}
