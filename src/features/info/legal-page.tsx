import { useContext } from 'react';
import { brand, mailLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { TextPage } from '@/features/shared/text-page';
import type { MessageTree, Translate } from '@/i18n/translate';
import { MessagesContext, useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import styles from './legal-page.module.css';

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

/**
 * Shows a legal text of the operator, which the page loads as a separate namespace: summary, table of contents, full
 * text and contact.
 */
export function LegalPage({ name, path, validFrom, leftOut, related }: LegalPageProps) {
  const { t, locale } = useMessages('info');
  const messages = useContext(MessagesContext)[name];
  const { t: textOf } = useMessages(name);
  const fill = (key: string) => textOf(key, names);
  return (
    <TextPage
      title={fill('title')}
      description={fill('description')}
      path={path}
      lead={fill('lead')}
      date={t('legal.version', { date: formatDate(validFrom, locale) })}
      print={t('legal.print')}
      contents={t('legal.contents')}
      summary={{ title: t('legal.summary'), points: legalSummary(messages, fill), note: t('legal.summaryNote') }}
      sections={legalSections(messages, fill, leftOut).map(({ blocks, ...section }) => ({
        ...section,
        body: blocks.map((block) =>
          typeof block === 'string' ? (
            <p key={block} className={`measure ${styles.paragraph}`}>
              {block}
            </p>
          ) : (
            <ul key={block[0]} className={`stack ${styles.list}`}>
              {block.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        ),
      }))}
    >
      <section id="contact" className={styles.contact} aria-labelledby="contact-title">
        <h2 id="contact-title" className={`h3 ${styles.title}`}>
          {fill('contact.title')}
        </h2>
        <p>{fill('contact.text')}</p>
        <address className={`tabular ${styles.address}`}>
          {brand.legalName}
          <br />
          <span>{names.address}</span>
          <FactLine facts={[brand.email, brand.phone.shown]} />
        </address>
        <div className={`cluster ${styles.actions}`} data-print="none">
          <ButtonLink href={`${mailLink}?subject=${encodeURIComponent(t(subjects[name]))}`} look="second" icon="mail">
            {t('legal.writeEmail')}
          </ButtonLink>
          <GoLink href={routes.contact()}>{t('legal.visitUs')}</GoLink>
        </div>
      </section>
      <p className={`cluster ${styles.related}`} data-print="none">
        {related.map(({ href, label }) => (
          <GoLink key={href} href={href}>
            {label}
          </GoLink>
        ))}
      </p>
    </TextPage>
  );
}

const subjects: Record<LegalName, string> = { privacy: 'legal.letterSubject', terms: 'legal.letterSubjectTerms' };

type LegalName = 'privacy' | 'terms';

const { street, locality, postalCode } = brand.address;
const names = {
  brand: brand.name,
  legalName: brand.legalName,
  address: `${street}, ${locality} ${postalCode}`,
  phone: brand.phone.shown,
};

/** A block is a paragraph or the items of a list. */
type LegalSection = { id: string; title: string; blocks: (string | string[])[] };

/**
 * Returns the sections of a legal text in the order of the locale file. A body is an array of paragraphs (texts) and
 * lists (arrays). The key of a section is its anchor, the same in both languages; `leftOut` names the sections that are
 * not true of this build.
 */
export function legalSections(
  messages: MessageTree | undefined,
  fill: Translate,
  leftOut: readonly string[] = [],
): LegalSection[] {
  const sections = Object.entries(treeAt(messages, 'sections')).filter(([id]) => !leftOut.includes(id));
  return sections.map(([id, section]) => ({
    id,
    title: fill(`sections.${id}.title`),
    blocks: Object.entries(treeAt(section, 'body')).map(([key, block]) => {
      const path = `sections.${id}.body.${key}`;
      return typeof block === 'string' ? fill(path) : Object.keys(block).map((item) => fill(`${path}.${item}`));
    }),
  }));
}

export function legalSummary(messages: MessageTree | undefined, fill: Translate): string[] {
  return Object.keys(treeAt(messages, 'summary')).map((key) => fill(`summary.${key}`));
}

function treeAt(node: string | MessageTree | undefined, name: string): MessageTree {
  const inner = typeof node === 'object' ? node[name] : undefined;
  return typeof inner === 'object' ? inner : {};
}
