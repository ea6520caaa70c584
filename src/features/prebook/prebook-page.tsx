import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { GoLink } from '@/ui/static/buttons/go-link';
import { offerQuery } from './offer-model';
import { OfferSkeleton } from './offer-skeleton';
import styles from './prebook.module.css';

const Offer = loadOnUse(
  () => import('./offer').then((module) => module.Offer),
  (part) => (part.error ? <FailedPart {...part} /> : <OfferSkeleton />),
);

/** Shows the page of a shared link: one departure with its price and seats, the booking terms, and the link to book. */
export function PrebookPage({ terms }: { terms: string[] }) {
  const { t, lang } = useMessages('prebook');
  const { isReady, query } = useRouter();
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} isHidden />
      <div className="container ends-page">
        <PageHead
          crumbs={[{ label: t('common:menu.tours'), href: routes.tours() }, { label: t('title') }]}
          title={t('title')}
        />
        <div className={`stack ${styles.columns}`}>
          {isReady ? <Offer query={offerQuery(query)} /> : <OfferSkeleton />}
          {terms.length > 0 && (
            <section className={styles.terms} aria-labelledby="terms">
              <h2 id="terms" className="h3">
                {t('terms.title')}
              </h2>
              <ul className="small" lang={lang()}>
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              <GoLink href={routes.bookingTerms()}>{t('terms.all')}</GoLink>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
