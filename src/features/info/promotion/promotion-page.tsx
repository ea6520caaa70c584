import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import type { Offer } from '@/features/shared/offer';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { Container } from '@/ui/static/container';
import { EmptyBlock } from '@/ui/static/empty-block';
import { GoLink } from '@/ui/static/go-link';
import { OfferGrid } from './offer-grid';
import styles from './promotion-page.module.css';

export type PromotionPageProps = { offers: Offer[] };

/** The promotions of the service; without any, the way to the hot deals of the home page. */
export function PromotionPage({ offers }: PromotionPageProps) {
  const { t } = useWords('info');
  const deals = `${routes.home()}#deals`;
  return (
    <>
      <Head>
        <title>{`${t('promotion.title')} · ${brand.name}`}</title>
        <meta name="description" content={t('promotion.description', { brand: brand.name })} />
      </Head>
      <Container className={styles.page}>
        <Crumbs items={[{ label: t('promotion.title') }]} />
        <header className={styles.head}>
          <h1>{t('promotion.title')}</h1>
          <p className="lead muted">{t('promotion.lead')}</p>
        </header>
        {offers.length > 0 ? (
          <>
            <OfferGrid offers={offers} />
            <div className={styles.after}>
              <p className={styles.note}>{t('promotion.note')}</p>
              <p className={styles.links}>
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
