import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { Section } from '@/ui/static/section';
import type { DetailModel } from '../detail-model';
import { questionsOf } from '../questions';

/** Shows frequent questions about this tour; the answers contain the tour's amounts. */
export function FaqSection({ tour, departure }: { tour: DetailModel; departure: Departure | null }) {
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
