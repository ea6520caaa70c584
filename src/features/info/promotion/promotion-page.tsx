import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import type { PromotionModel } from '@/features/shared/tour/offer';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { PromotionFacts } from './promotion-facts';
import { promotionJsonLd } from './promotion-json-ld';
import styles from './promotion-page.module.css';

export type PromotionPageProps = { offers: PromotionModel[] };

/** Shows the promotions of the service; without any, a link to the hot deals of the home page. */
export function PromotionPage({ offers }: PromotionPageProps) {
  const { t } = useMessages('info');
  const language = useIndexedLanguage();
  const deals = `${routes.home()}#deals`;
  return (
    <>
      <PageMeta
        title={t('promotion.title')}
        description={t('promotion.description', { brand: brand.name })}
        path={routes.promotion()}
      />
      {offers.length > 0 && <JsonLd data={typeof window === 'undefined' && promotionJsonLd(language, offers)} />}
      <Container className="ends-page">
        <PageHead crumbs={[{ label: t('promotion.title') }]} title={t('promotion.title')} lead={t('promotion.lead')} />
        {offers.length > 0 ? (
          <>
            <OfferGrid offers={offers} />
            <div className={styles.after}>
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
      </Container>
    </>
  );
}

/** Shows the promotions, the first one large. */
function OfferGrid({ offers }: { offers: PromotionModel[] }) {
  const { t } = useMessages('info');
  return (
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
  );
}
