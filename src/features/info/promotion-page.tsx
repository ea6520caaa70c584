import type { ItemList } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import type { Offer, PromotionModel } from '@/features/shared/tour/offer';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useParty } from '@/form/trip-plan/use-party';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Disclosure } from '@/ui/static/disclosure';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './promotion-page.module.css';

const PromotionTours = loadOnUse(
  () => import('./promotion-tours').then((part) => part.PromotionTours),
  // Without its code the promotions are shown alone.
  () => null,
);

/**
 * Shows the promotions of the service, the first one large; without any, a link to the hot deals of the home page.
 * Below them are the tours on which the party of the visitor saves, if it is known.
 */
export function PromotionPage({ offers }: { offers: PromotionModel[] }) {
  const { t } = useMessages('info');
  const party = useParty();
  const deals = `${routes.home()}#deals`;
  return (
    <>
      <PageMeta
        title={t('promotion.title')}
        description={t('promotion.description', { brand: brand.name })}
        path={routes.promotion()}
        data={
          offers.length > 0
            ? typeof window === 'undefined' && ((language) => promotionJsonLd(language, offers))
            : undefined
        }
      />
      <div className="container ends-page">
        <PageHead crumbs={[{ label: t('promotion.title') }]} title={t('promotion.title')} lead={t('promotion.lead')} />
        {offers.length > 0 ? (
          <>
            <ul className={`stack ${styles.grid}`}>
              {offers.map((offer, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same title, and the order is fixed
                <li key={index} className={index === 0 ? styles.first : undefined}>
                  <OfferCard
                    offer={offer}
                    onward={t('promotion.open')}
                    isPriority={index === 0}
                    sizes={
                      index === 0
                        ? '(min-width: 1024px) 66vw, 100vw'
                        : '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw'
                    }
                    className={index === 0 ? styles.large : undefined}
                  >
                    <PromotionFacts promotion={offer} />
                  </OfferCard>
                </li>
              ))}
            </ul>
            <div className={`stack ${styles.after}`}>
              <p className="muted measure">{t('promotion.note')}</p>
              <p className={`cluster ${styles.links}`}>
                <GoLink href={deals}>{t('promotion.deals')}</GoLink>
                <GoLink href={routes.bookingTerms()}>{t('promotion.terms')}</GoLink>
              </p>
            </div>
          </>
        ) : (
          <EmptyBlock
            title={t('promotion.emptyTitle')}
            text={t('promotion.emptyText')}
            action={<ButtonLink href={deals}>{t('promotion.emptyAction')}</ButtonLink>}
          />
        )}
        {party && <PromotionTours />}
      </div>
    </>
  );
}

/** Shows what a guest gets, for how long and on which conditions. */
function PromotionFacts({ promotion: { benefit, from, to, conditions } }: { promotion: PromotionModel }) {
  const { t, locale, lang } = useMessages('info');
  const [start, end] = [from, to].map((day) => day && formatDate(day, locale));
  const oneEnd = (start && t('promotion.from', { date: start })) || (end && t('promotion.until', { date: end }));
  const period = start && end ? `${start} – ${end}` : oneEnd;
  return (
    <div className={`stack ${styles.facts}`}>
      {benefit && (
        <p className={styles.benefit} lang={lang()}>
          {benefit}
        </p>
      )}
      {period && (
        <p className={`small tabular ${styles.period}`}>
          <Icon name="calendar" size={18} />
          <span className="nowrap">{period}</span>
        </p>
      )}
      {conditions.length > 0 && (
        <div className={styles.conditions}>
          <Disclosure title={t('promotion.conditions')}>
            <ul lang={lang()}>
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

/** Returns the promotions as schema.org's ItemList, with their names and links. */
function promotionJsonLd(locale: Locale, offers: readonly Offer[]) {
  const itemListElement = offers.map(
    ({ title, imageUrl, link }, index) =>
      ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        ...(imageUrl && { image: imageUrl }),
        ...(link && { url: link.host === null ? pageUrl(locale, link.href) : link.href }),
      }) as const,
  );
  return { '@type': 'ItemList', numberOfItems: offers.length, itemListElement } satisfies ItemList;
}
