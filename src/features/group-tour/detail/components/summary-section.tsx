import { useWords } from '@/i18n/use-words';
import { Prose } from '@/ui/static/prose';
import styles from './summary-section.module.css';

/** The tour in the operator's words; its first paragraph leads, its list of highlights stands in two columns. */
export function SummarySection({ html }: { html: string }) {
  const { t } = useWords('tour-detail');
  return (
    <section id="summary" aria-label={t('tabs.summary')}>
      <Prose html={html} lang="id" className={styles.summary} />
    </section>
  );
}
