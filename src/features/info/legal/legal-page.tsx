import { brand, mailLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { FactLine } from '@/ui/static/fact-line';
import styles from './legal-page.module.css';
import type { LegalBlock, LegalSection } from './legal-text';
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

const subjects: Record<LegalName, string> = { privacy: 'legal.letterSubject', terms: 'legal.letterSubjectTerms' };

/** Shows the contact for questions about the text; the mail link fills in the subject. */
function LegalContact({ name, title, text }: { name: LegalName; title: string; text: string }) {
  const { t } = useMessages('info');
  const { street, locality, postalCode } = brand.address;
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title" className={`h3 ${styles.title}`}>
        {title}
      </h2>
      <p>{text}</p>
      <address className={styles.address}>
        {brand.legalName}
        <br />
        {street}, {locality} {postalCode}
        <FactLine facts={[brand.email, brand.phone.shown]} />
      </address>
      <div className={`cluster ${styles.actions}`} data-print="none">
        <ButtonLink href={`${mailLink}?subject=${encodeURIComponent(t(subjects[name]))}`} look="second" icon="mail">
          {t('legal.writeEmail')}
        </ButtonLink>
        <GoLink href={routes.contact()}>{t('legal.visitUs')}</GoLink>
      </div>
    </section>
  );
}

/** Shows links to all sections; on wide screens they stay visible beside the text. */
function LegalContents({ sections }: { sections: LegalSection[] }) {
  const { t } = useMessages('info');
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-print="none">
      <h2 id="contents" className={`h4 ${styles.contentsTitle}`}>
        {t('legal.contents')}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={`small tabular ${styles.link}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Shows the full text: numbered sections, each with an anchor. */
function LegalSections({ sections }: { sections: LegalSection[] }) {
  return sections.map(({ id, title, blocks }, index) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`h3 ${styles.sectionTitle}`}>
        <span className={styles.number}>{`${index + 1}.`}</span> <span>{title}</span>
      </h2>
      {blocks.map((block) => (
        <Block key={block.key} block={block} />
      ))}
    </section>
  ));
}

function Block({ block }: { block: LegalBlock }) {
  if ('text' in block) return <p className={`measure ${styles.paragraph}`}>{block.text}</p>;
  return (
    <ul className={styles.sectionList}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Shows a summary in plain language before the full text. */
function LegalSummary({ points }: { points: string[] }) {
  const { t } = useMessages('info');
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className={`h3 ${styles.summaryTitle}`}>
        {t('legal.summary')}
      </h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={`small muted ${styles.note}`}>{t('legal.summaryNote')}</p>
    </section>
  );
}
