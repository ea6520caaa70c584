import type { Departure } from '@/domain/tour/departure';
import { allCosts } from '@/domain/tour/trip-cost';
import { costRow } from '@/features/shared/cost/cost-labels';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Icon } from '@/ui/static/pictures/icon';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { PaymentStages } from '../dates/payment-stages';
import type { DetailModel } from '../detail-model';
import styles from './later-sections.module.css';

/** Shows the inclusions and the extra costs with amounts; if the API has no fields for them, the service's text. */
export function IncludedSection({ tour, departure }: { tour: DetailModel; departure: Departure | null }) {
  const lang = useContentLang();
  const { t } = useMessages('tour-detail');
  return (
    <Section id="included" title={t('included.title')} isBare>
      {tour.termHtml ? <Prose html={tour.termHtml} lang={lang()} /> : <Lists tour={tour} />}
      <PaymentStages rules={tour.costs} departure={departure} today={tour.today} />
    </Section>
  );
}

function Lists({ tour }: { tour: DetailModel }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
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
                  {amount && <span className={styles.value}>{amount}</span>}
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
