import { formatDate } from '@/domain/dates';
import type { PromotionModel } from '@/features/shared/tour/offer';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { NoWrap } from '@/ui/static/no-wrap';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './promotion-facts.module.css';

type PromotionFactsProps = { promotion: Pick<PromotionModel, 'benefit' | 'from' | 'to' | 'conditions'> };

/** Shows what a guest gets, for how long and on which conditions. */
export function PromotionFacts({ promotion }: PromotionFactsProps) {
  const lang = useContentLang();
  const { t } = useMessages('info');
  const { benefit, conditions } = promotion;
  const period = usePeriod(promotion);
  return (
    <div className={styles.facts}>
      {benefit && (
        <p className={styles.benefit} lang={lang()}>
          {benefit}
        </p>
      )}
      {period && (
        <p className={`small tabular ${styles.period}`}>
          <Icon name="calendar" size={18} />
          <NoWrap>{period}</NoWrap>
        </p>
      )}
      {conditions.length > 0 && (
        <details className={styles.conditions}>
          <summary>
            {t('promotion.conditions')} <Icon name="chevron-down" size={18} />
          </summary>
          <ul lang={lang()}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function usePeriod({ from, to }: Pick<PromotionModel, 'from' | 'to'>): string | null {
  const { t, locale } = useMessages('info');
  if (from && to) return [from, to].map((day) => formatDate(day, locale)).join(' – ');
  if (from) return t('promotion.from', { date: formatDate(from, locale) });
  return to ? t('promotion.until', { date: formatDate(to, locale) }) : null;
}
