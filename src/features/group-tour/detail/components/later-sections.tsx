import { routes } from '@/config/routes';
import type { Departure } from '@/domain/tour/departure';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import type { DetailModel } from '../detail-model';
import { ItinerarySection } from '../programme/itinerary-section';
import { questionsOf } from '../questions';
import { sectionsOf } from '../sections';
import { IncludedSection } from './included-section';
import styles from './later-sections.module.css';
import { VisaSection } from './visa-section';

type LaterSectionsProps = { tour: DetailModel; departure: Departure | null };

/** Shows the sections below the departures, with the dates of the chosen departure. */
export function LaterSections({ tour, departure }: LaterSectionsProps) {
  const sections = sectionsOf(tour);
  return (
    <>
      {sections.includes('itinerary') && <ItinerarySection tour={tour} departure={departure} />}
      {sections.includes('included') && <IncludedSection tour={tour} departure={departure} />}
      <VisaSection tour={tour} departure={departure} />
      {sections.includes('terms') && <TermsSection tour={tour} />}
      <FaqSection tour={tour} departure={departure} />
    </>
  );
}

/** Shows the key points of the booking terms with a link to the full terms. */
function TermsSection({ tour }: { tour: DetailModel }) {
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

/** Shows frequent questions about this tour; the answers contain the tour's amounts. */
function FaqSection({ tour, departure }: { tour: DetailModel; departure: Departure | null }) {
  const { t } = useMessages('tour-detail');
  return (
    <Section id="faq" title={t('faq.title')} isBare>
      <Accordion>
        {questionsOf(tour, departure).map(({ id, answer, values }) => (
          <AccordionItem key={id} title={t(`faq.${id}.q`)}>
            <p className="measure">{t(`faq.${id}.${answer}`, values)}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  );
}
