import type { Inclusions } from '@/domain/costs';
import { useWords } from '@/i18n/use-words';
import { Icon } from '@/ui/static/icon';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import type { ShownDeparture } from '../departures';
import type { DetailModel } from '../detail-model';
import styles from './later-sections.module.css';
import { PaymentStages } from './payment-stages';

// A longer value is a remark and stands under its label.
const LONGEST_AMOUNT = 18;

/** What the price holds and what it leaves out, with amounts; written otherwise, the operator's own text. */
export function IncludedSection({ tour, chosen }: { tour: DetailModel; chosen: ShownDeparture | null }) {
  const { t } = useWords('tour-detail');
  return (
    <Section id="included" title={t('included.title')} isBare>
      {tour.inclusions ? (
        <Lists inclusions={tour.inclusions} />
      ) : (
        tour.termHtml && <Prose html={tour.termHtml} lang="id" />
      )}
      {tour.payment && <PaymentStages payment={tour.payment} chosen={chosen} today={tour.today} />}
    </Section>
  );
}

function Lists({ inclusions }: { inclusions: Inclusions }) {
  const { t } = useWords('tour-detail');
  return (
    <div className={styles.lists}>
      <div>
        <h3 className={styles.title}>{t('included.included')}</h3>
        <ul className={styles.list} lang="id">
          {inclusions.included.map((item) => (
            <li key={item}>
              <Icon name="check" className={styles.check} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.title}>{t('included.excluded')}</h3>
        <ul className={styles.list} lang="id">
          {inclusions.excluded.map((cost) => (
            <li key={cost.label}>
              <Icon name="minus" className={styles.minus} />
              <span className={styles.cost}>
                <span>{cost.label}</span>
                {cost.value && (
                  <span className={cost.value.length > LONGEST_AMOUNT ? styles.remark : styles.value}>
                    {cost.value}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
