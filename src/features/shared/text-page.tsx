import { PageMeta } from '@/features/shared/meta/page-meta';
import type { Elements } from '@/lib/elements';
import { Button } from '@/ui/static/buttons/button';
import type { Crumb } from './page-head/crumbs';
import { PageHead } from './page-head/page-head';
import styles from './text-page.module.css';

type TextPageProps = {
  title: string;
  description: string;
  path: string;
  lead: string;
  /** The page above this one. */
  parent?: Crumb;
  /** The date of the text. */
  date: string;
  /** The label of the button that prints it. */
  print: string;
  /** The heading of the table of contents. */
  contents: string;
  summary: { title: string; points: readonly string[]; note?: string };
  /** The key of a section is its anchor. */
  sections: readonly { id: string; title: string; body: Elements }[];
  /** The language of the summary and the sections, if it is not that of the page. */
  lang?: string;
  children?: Elements;
};

/** Shows a long text in numbered sections, below its summary and table of contents; also for print. */
export function TextPage(props: TextPageProps) {
  const { title, description, path, lead, parent, date, print, contents, summary, sections, lang, children } = props;
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <div className="container ends-page">
        <PageHead crumbs={[...(parent ? [parent] : []), { label: title }]} title={title} lead={lead}>
          <p className={`cluster small muted tabular ${styles.version}`}>
            <span>{date}</span>
            <Button look="line" size="compact" icon="print" data-print="none" onClick={() => window.print()}>
              {print}
            </Button>
          </p>
        </PageHead>
        <div className={`stack ${styles.columns}`}>
          <section className={styles.summary} aria-labelledby="summary">
            <h2 id="summary" className={`h3 ${styles.summaryTitle}`}>
              {summary.title}
            </h2>
            <ul lang={lang} className={`stack ${styles.points}`}>
              {summary.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {summary.note && <p className={`small muted ${styles.note}`}>{summary.note}</p>}
          </section>
          <nav className={styles.contents} aria-labelledby="contents" data-print="none">
            <h2 id="contents" className={`h4 ${styles.title}`}>
              {contents}
            </h2>
            <ol lang={lang} className={styles.list}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className={`small tabular ${styles.link}`}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            {sections.map((section, index) => (
              <section
                key={section.id}
                id={section.id}
                lang={lang}
                className={styles.section}
                aria-labelledby={`${section.id}-title`}
              >
                <h2 id={`${section.id}-title`} className={`h3 ${styles.sectionTitle}`}>
                  <span className={`tabular ${styles.number}`}>{`${index + 1}.`}</span> <span>{section.title}</span>
                </h2>
                {section.body}
              </section>
            ))}
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
