import type { ReactNode } from 'react';
import type { PartyCost } from '@/domain/tour/trip-cost';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { costRow } from './cost-sum';
import styles from './optional-costs.module.css';

type OptionalCostsProps = { cost: Pick<PartyCost, 'optional'>; className?: string; children: ReactNode };

/** Shows the optional costs, each with its amount, and a closing sentence. */
export function OptionalCosts({ cost, className, children }: OptionalCostsProps) {
  const { t, locale, lang } = useMessages();
  return (
    <div className={classNames('micro muted', styles.note, className)}>
      {cost.optional.length > 0 && (
        <>
          <p className={styles.title}>{t('cost.optional')}</p>
          <ul className={styles.costs}>
            {cost.optional.map((one) => {
              const { label, amount, remark } = costRow(one, t, locale);
              const value = [amount, remark].filter(Boolean).join(', ');
              return (
                <li key={label} lang={one.kind === 'cost' ? lang() : undefined}>
                  <span>{label}</span>
                  {value && <span className={`tabular ${styles.value}`}>{value}</span>}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {children && <p>{children}</p>}
    </div>
  );
}
