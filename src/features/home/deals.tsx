import { routes } from '@/config/routes';
import { dealsQuery } from '@/data/operations/tour';
import { useLiveAnswer } from '@/data/use-read';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { priceProps, savingText, seatProps } from '@/features/shared/tour/price-and-seats';
import { countriesLabel } from '@/features/shared/tour/use-tour-card-view';
import { TourToggle } from '@/features/shared/tour-lists/tour-toggle';
import { partyTotal } from '@/form/trip-plan/party-words';
import { useParty, useSeatedGuests } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { CardDeparture, RowCard, type RowCardView } from '@/ui/static/cards/row-card';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { Tag } from '@/ui/static/tag';
import { Price } from '@/ui/static/tours/price';
import { type DealModel, dealModels } from './deal-model';
import card from './feature-deal.module.css';
import type { HomeModel } from './home-model';
import styles from './later-sections.module.css';

/**
 * Shows hot deals, the first one large and the others as rows, and the promotions below them. Prices and seats are
 * fetched again in the browser.
 */
export function Deals({ deals, promotions }: Pick<HomeModel, 'deals' | 'promotions'>) {
  const { t, lang } = useMessages('home');
  const { answer } = useLiveAnswer(dealsQuery());
  const view = useDealView();
  const party = useParty();
  const [feature, ...rows] = answer ? dealModels(answer.data, todayInJakarta(), party) : deals;
  const seeAll = <GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>;
  return (
    <Section id="deals" title={t('deals.title')} action={feature && seeAll}>
      {feature ? (
        <div className={styles.deals}>
          <FeatureDeal deal={feature} view={view(feature)} />
          <ul className={styles.rows}>
            {rows.map((deal) => (
              <li key={deal.id}>
                <RowCard view={view(deal)} lang={lang(deal.language)} isStackedOnSmall />
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

/** Shows the first deal, with a large picture and price, and what it saves. */
function FeatureDeal({ deal, view }: { deal: DealModel; view: RowCardView }) {
  const { t, lang } = useMessages('home');
  const { price, normalPrice } = deal;
  return (
    <article className={cardClass}>
      <div className={card.frame}>
        <Picture
          {...view.picture}
          ratio="3/2"
          sizes="(min-width: 1024px) 670px, calc(100vw - 40px)"
          className={cardPictureClass}
        />
        {normalPrice && price && (
          <span className={card.tag}>
            <Tag tone="sun">{t('deals.save', { amount: formatRupiah(normalPrice - price) })}</Tag>
          </span>
        )}
      </div>
      <p className="small muted">
        <FactLine facts={view.meta} />
      </p>
      <CardLink href={view.href} title={view.title} lang={lang(deal.language)} className={card.title} />
      <CardDeparture view={view} className={card.facts} />
      <Price {...view.price} size="large" />
      {/* Above the link of the card. */}
      <div className={card.heart}>
        <TourToggle list="saved" label={t('kept:save')} tour={deal} look="floating" />
      </div>
    </article>
  );
}

function useDealView() {
  const { t, locale } = useMessages('home');
  const guests = useSeatedGuests();
  const normalPriceProps = (price: number) => ({ amount: formatRupiah(price), label: t('deals.normalPrice') });
  return (deal: DealModel): RowCardView => {
    const { next } = deal;
    const length = deal.days ? t('common:trip.days', { count: deal.days }) : '';
    return {
      href: routes.tour(deal.id, { itinerary: next?.id }),
      title: deal.title,
      meta: [countriesLabel(deal.countries, t), length].filter(Boolean),
      picture: { src: deal.imageUrl, alt: '', color: deal.imageColor },
      date: next ? formatDate(next.from, locale) : undefined,
      seats: next ? seatProps(next.seat, t, guests) : undefined,
      price: {
        ...priceProps(deal.price, t),
        ...(deal.normalPrice && { was: normalPriceProps(deal.normalPrice) }),
        total: partyTotal(deal.party, t),
        saving: savingText(deal.savings, t, locale),
      },
    };
  };
}

// A picture of 3:2 that fills a square is 1.5 times as wide as the square.
const PICTURE_SIZES = '(min-width: 1024px) 174px, 84px';

/** Shows the first promotions of the service with their links, as a part of the section with the hot deals. */
function Promotions({ promotions }: Pick<HomeModel, 'promotions'>) {
  const { t, locale } = useMessages('home');
  if (promotions.length === 0) return null;
  return (
    <section className={styles.promotions} aria-labelledby="promotions-title">
      <div className={`cluster ${styles.header}`}>
        <h3 id="promotions-title">{t('promotions.title')}</h3>
        <GoLink href={routes.promotion()}>{t('promotions.all')}</GoLink>
      </div>
      <ul className={styles.offers}>
        {promotions.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two promotions may have the same title; the order is fixed
          <li key={index}>
            <OfferCard offer={offer} look="row" level={4} sizes={PICTURE_SIZES}>
              {offer.to && (
                <p className="small muted">{t('promotions.until', { date: formatDate(offer.to, locale) })}</p>
              )}
            </OfferCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
