import type { Person } from '@sdk';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { passportNeededUntil } from '@/domain/passport';
import type { Departure } from '@/domain/tour/departure';
import { instalments } from '@/domain/tour/instalments';
import { allCosts } from '@/domain/tour/trip-cost';
import { costRow } from '@/features/shared/cost/cost-sum';
import { PersonCard } from '@/features/shared/person/person-card';
import { VisaRow } from '@/features/shared/tour/visa-row';
import { useMessages } from '@/i18n/use-messages';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Note } from '@/ui/static/messages/note';
import { Icon } from '@/ui/static/pictures/icon';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import type { DetailModel, SectionId, SectionProps, VisaModel } from './detail-model';
import { ItinerarySection } from './itinerary-section';
import styles from './later-sections.module.css';

/** Shows the sections below the departures, with the dates of the chosen departure. */
export function LaterSections({ sections, tour, departure }: SectionProps & { sections: SectionId[] }) {
  return (
    <>
      {sections.includes('itinerary') && <ItinerarySection tour={tour} departure={departure} />}
      {tour.leaders && <LeadersSection leaders={tour.leaders} />}
      {sections.includes('included') && <IncludedSection tour={tour} departure={departure} />}
      <VisaSection tour={tour} departure={departure} />
      {sections.includes('terms') && <TermsSection tour={tour} />}
      <FaqSection tour={tour} departure={departure} />
    </>
  );
}

/** Shows who leads the next departures. On paper the departures name them. */
function LeadersSection({ leaders }: { leaders: readonly Person[] }) {
  const { t } = useMessages('tour-detail');
  return (
    <div className="boxless" data-print="none">
      <Section id="leaders" title={t('leaders.title')} isBare>
        <ul className={styles.lists}>
          {leaders.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Shows the key points of the booking terms with a link to the full terms. */
function TermsSection({ tour }: { tour: DetailModel }) {
  const { t, lang } = useMessages('tour-detail');
  return (
    <Section id="terms" title={t('terms.title')} intro={t('terms.text')} isBare>
      <ul className={`small ${styles.points}`} lang={lang(tour.keyPointsLanguage)}>
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
function FaqSection({ tour, departure }: SectionProps) {
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

/** Shows each country's visa requirements for an Indonesian passport, and how long the passport must be valid. */
function VisaSection({ tour, departure }: SectionProps) {
  const { t, locale } = useMessages('tour-detail');
  return (
    <Section id="visa" title={t('visa.title')} intro={t('visa.text')} isBare>
      {tour.visa ? (
        <ul>
          {tour.visa.map((visa) => (
            <VisaRow key={visa.countries.join()} {...visa}>
              <VisaTime entry={visa.entry} />
            </VisaRow>
          ))}
        </ul>
      ) : (
        <GoLink href={routes.visaAndPassport()}>{t('visa.all')}</GoLink>
      )}
      <Note icon="passport">
        {departure
          ? t('visa.passportUntil', {
              until: formatDate(passportNeededUntil(departure.to), locale),
              back: formatDate(departure.to, locale),
            })
          : t('visa.passport')}
      </Note>
    </Section>
  );
}

function VisaTime({ entry }: Pick<VisaModel, 'entry'>) {
  const { t, lang } = useMessages('tour-detail');
  const noTime = !entry ? 'visa.unknown' : entry.type === 'visa_free' ? 'visa.noTime' : 'visa.timeOpen';
  return (
    <p className="small muted">
      {entry?.processingTime ? (
        <>
          {t('visa.time')} <span lang={lang(entry.language)}>{entry.processingTime}</span>
        </>
      ) : (
        t(noTime)
      )}
    </p>
  );
}

/** A question of the page: the key of its message, the answer that applies to this tour, and the amounts in it. */
type Question = { id: string; answer: string; values?: Record<string, unknown> };

/** Returns the questions about a tour, each with the answer that applies to the tour and the chosen departure. */
export function questionsOf(
  tour: Pick<DetailModel, 'costs' | 'meals' | 'visa'>,
  departure: Pick<Departure, 'isGuaranteed'> | null,
): Question[] {
  const { deposit, supplements } = tour.costs;
  const asksVisa = tour.visa?.some(({ entry }) => entry?.type !== 'visa_free') ?? true;
  return [
    { id: 'leaves', answer: departure?.isGuaranteed ? 'sure' : 'minimum' },
    deposit
      ? { id: 'pay', answer: 'deposit', values: { amount: formatRupiah(deposit) } }
      : { id: 'pay', answer: 'later' },
    supplements?.single
      ? { id: 'alone', answer: 'amount', values: { amount: formatRupiah(supplements.single) } }
      : { id: 'alone', answer: 'ask' },
    { id: 'family', answer: 'a' },
    { id: 'food', answer: tour.meals > 0 ? 'count' : 'ask', values: { count: tour.meals } },
    { id: 'visa', answer: asksVisa ? 'help' : 'free' },
    { id: 'cancel', answer: 'a' },
  ];
}

/** Shows the inclusions and the extra costs with amounts; if the API has no fields for them, the service's text. */
function IncludedSection({ tour, departure }: SectionProps) {
  const { t, lang } = useMessages('tour-detail');
  return (
    <Section id="included" title={t('included.title')} isBare>
      {tour.termHtml ? <Prose html={tour.termHtml} lang={lang()} /> : <Lists tour={tour} />}
      <PaymentStages tour={tour} departure={departure} />
    </Section>
  );
}

/** Shows the inclusions, each with a check mark, beside the costs that are added. */
function Lists({ tour }: { tour: DetailModel }) {
  const { t, locale, lang } = useMessages('tour-detail');
  return (
    <div className={styles.lists}>
      <div>
        <h3 className="h4">{t('included.included')}</h3>
        <ul className={styles.list} lang={lang()}>
          {tour.included?.map((item) => (
            <li key={item}>
              <Icon name="check" className={styles.check} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="h4">{t('included.excluded')}</h3>
        <ul className={styles.list} lang={lang()}>
          {allCosts(tour.costs).map((one) => {
            const { label, amount, remark } = costRow(one, t, locale);
            return (
              <li key={label}>
                <Icon name="minus" className={styles.minus} />
                <span className={`cluster ${styles.cost}`}>
                  <span lang={one.kind === 'room' ? locale : undefined}>{label}</span>
                  {amount && <span className={`tabular ${styles.value}`}>{amount}</span>}
                  {remark && <span className={`small muted ${styles.remark}`}>{remark}</span>}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/**
 * Shows the payment stages per guest, with the dates of the chosen departure. Amounts and dates missing in the API are
 * confirmed by our team.
 */
function PaymentStages({ tour: { costs, today }, departure }: SectionProps) {
  const { t, locale } = useMessages('tour-detail');
  const { deposit, balanceDays } = costs;
  const balance = () => {
    if (balanceDays === null) return t('payment.balanceOpen');
    if (!departure) return t('payment.balanceDays', { count: balanceDays });
    const last = instalments(costs, { total: departure.price, guests: 1, leaves: departure.from, today }).at(-1);
    if (last?.kind !== 'balance' || !last.due) return t('payment.balanceNow');
    return t('payment.balanceBy', { date: formatDate(last.due, locale), count: balanceDays });
  };
  const stages = [
    { title: t('payment.request'), text: t('payment.requestText') },
    {
      title: deposit ? t('payment.deposit', { amount: formatRupiah(deposit) }) : t('payment.depositOpen'),
      text: t(deposit ? 'payment.depositText' : 'payment.depositOpenText'),
    },
    { title: t('payment.balance'), text: balance() },
  ];
  return (
    <div className={styles.payment}>
      <h3 className="h4">{t('payment.title')}</h3>
      <ol className={`small muted ${styles.stages}`}>
        {stages.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
