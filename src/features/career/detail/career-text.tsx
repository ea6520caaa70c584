import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Prose } from '@/ui/static/prose';
import type { CareerModel } from './career-model';
import styles from './career-page.module.css';

/** Shows the service's texts about a position; empty ones are omitted. */
export function CareerText({ career }: { career: CareerModel }) {
  const lang = useContentLang();
  const { t } = useMessages('career');
  const parts = [
    { id: 'job', html: career.jobHtml },
    { id: 'requirements', html: career.requirementsHtml },
  ];
  return (
    <div className={styles.text}>
      {career.descriptionHtml && <Prose html={career.descriptionHtml} lang={lang()} className={styles.lead} />}
      {parts
        .filter(({ html }) => html)
        .map(({ id, html }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id}>{t(`detail.${id}`)}</h2>
            <Prose html={html} lang={lang()} />
          </section>
        ))}
    </div>
  );
}
