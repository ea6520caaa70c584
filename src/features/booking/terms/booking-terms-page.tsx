import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Container } from '@/ui/static/container';
import { Prose } from '@/ui/static/prose';
import styles from './booking-terms-page.module.css';
import type { TermsModel } from './terms-model';

/** Shows the booking terms: key points first, then every section; also for print. */
export function BookingTermsPage({ terms }: { terms: TermsModel }) {
  const { t, locale, lang } = useMessages('booking');
  return (
    <>
      <PageMeta
        title={t('terms.title')}
        description={t('terms.description', { brand: brand.name })}
        path={routes.bookingTerms()}
      />
      <Container className="ends-page">
        <PageHead
          crumbs={[{ label: t('common:menu.tours'), href: routes.tours() }, { label: t('terms.title') }]}
          title={t('terms.title')}
          lead={t('terms.lead')}
        >
          <p className={`cluster small muted ${styles.updated}`}>
            <span>{t('common:states.updatedAt', { date: formatDate(terms.updatedAt, locale) })}</span>
            <Button look="line" size="compact" icon="print" data-print="none" onClick={() => window.print()}>
              {t('terms.print')}
            </Button>
          </p>
        </PageHead>
        <div className={`stack ${styles.columns}`}>
          <section className={styles.points} aria-labelledby="points">
            <h2 id="points" className={`h3 ${styles.title}`}>
              {t('terms.points')}
            </h2>
            <ul lang={lang()} className={styles.pointList}>
              {terms.keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          <nav className={styles.contents} aria-labelledby="contents" data-print="none">
            <h2 id="contents" className={`h4 ${styles.title}`}>
              {t('terms.contents')}
            </h2>
            <ol lang={lang()} className={styles.links}>
              {terms.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className={`small ${styles.link}`}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            {terms.sections.map((section, index) => (
              <section key={section.id} id={section.id} lang={lang()} className={styles.section}>
                <h2 className={`h3 ${styles.sectionTitle}`}>
                  <span className="tabular">{`${index + 1}.`}</span> <span>{section.title}</span>
                </h2>
                <Prose html={section.html} />
              </section>
            ))}
          </div>
        </div>
      </Container>
    </>
  );
}
