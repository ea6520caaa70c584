import { routes } from '@/config/routes';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import type { DetailModel } from '../detail-model';
import styles from './later-sections.module.css';

/** Shows the key points of the booking terms with a link to the full terms. */
export function TermsSection({ tour }: { tour: DetailModel }) {
  const lang = useContentLang();
  const { t } = useMessages('tour-detail');
  return (
    <Section id="terms" title={t('terms.title')} intro={t('terms.text')} isBare>
      <ul className={styles.points} lang={lang(tour.keyPointsLanguage)}>
        {tour.keyPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <GoLink href={routes.bookingTerms()} className={styles.all} data-print="none">
        {t('terms.all')}
      </GoLink>
    </Section>
  );
}
