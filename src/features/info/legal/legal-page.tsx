import { formatDate } from '@/domain/dates';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { LegalContact } from './legal-contact';
import { LegalContents } from './legal-contents';
import styles from './legal-page.module.css';
import { LegalSections } from './legal-sections';
import { LegalSummary } from './legal-summary';
import { type LegalName, useLegalText } from './use-legal-text';

type LegalPageProps = {
  name: LegalName;
  path: string;
  /** The day from which this version is valid, as YYYY-MM-DD. */
  validFrom: string;
  /** The names of the sections that are not true of this build. */
  leftOut?: readonly string[];
  /** The related legal texts. */
  related: { href: string; label: string }[];
};

/** Shows a legal text: summary, table of contents, full text and contact. */
export function LegalPage({ name, path, validFrom, leftOut, related }: LegalPageProps) {
  const { t, locale } = useMessages('info');
  const { fill, head, sections, summary } = useLegalText(name, leftOut);
  return (
    <>
      <PageMeta title={head.title} description={fill('description')} path={path} />
      <Container className="ends-page">
        <PageHead crumbs={[{ label: head.title }]} {...head}>
          <p className={`cluster small muted tabular ${styles.version}`}>
            <span>{t('legal.version', { date: formatDate(validFrom, locale) })}</span>
            <Button look="line" size="compact" icon="print" data-print="none" onClick={() => window.print()}>
              {t('legal.print')}
            </Button>
          </p>
        </PageHead>
        <div className={`stack ${styles.columns}`}>
          <LegalSummary points={summary} />
          <LegalContents sections={sections} />
          <div className={styles.text}>
            <LegalSections sections={sections} />
            <LegalContact name={name} title={fill('contact.title')} text={fill('contact.text')} />
            <p className={`cluster ${styles.related}`} data-print="none">
              {related.map(({ href, label }) => (
                <GoLink key={href} href={href}>
                  {label}
                </GoLink>
              ))}
            </p>
          </div>
        </div>
      </Container>
    </>
  );
}
