import { useState } from 'react';
import { dayAndTime } from '@/domain/dates';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { Button } from '@/ui/static/buttons/button';
import { Skeleton } from '@/ui/static/skeleton';
import { Tag } from '@/ui/static/tag';
import styles from './trip.module.css';

type Proofs = NonNullable<Trip['proofs']>;

const ProofForm = loadOnUse(
  () => import('./proof-form').then((part) => part.ProofForm),
  (part) => (part.error ? <FailedPart {...part} /> : <Skeleton shape="block" />),
);

const toneOf = { received: 'blue', confirmed: 'green', refused: 'amber' } as const;

/** Shows the proofs of payment with their states, and the form that hands in another one while `isOpen`. */
export function PaymentProofs({ code, proofs, isOpen }: { code: string; proofs: Proofs; isOpen: boolean }) {
  const { t, locale, lang } = useMessages('trip');
  const [isAsked, setAsked] = useState(false);
  if (proofs.length === 0 && !isOpen) return null;
  return (
    <div className={styles.part}>
      <h3 className="h4">{t('proofs.title')}</h3>
      {proofs.length > 0 && (
        <ul className={styles.rows}>
          {proofs.map(({ sent_at: sentAt, state, reason }) => {
            const time = dayAndTime(sentAt, locale);
            return (
              <li key={sentAt}>
                <p className="cluster small tabular">
                  <Tag tone={toneOf[state]}>{t(`proofs.state.${state}`)}</Tag>
                  {time && <span className="muted">{t('proofs.sent', time)}</span>}
                </p>
                {reason && <p lang={lang()}>{reason}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && isAsked && <ProofForm code={code} onSent={() => setAsked(false)} />}
      {isOpen && !isAsked && (
        <div className={styles.part} data-print="none">
          <p className="small muted">{t('proofs.text')}</p>
          <Button look="second" icon="upload" onClick={() => setAsked(true)}>
            {t(proofs.length > 0 ? 'proofs.another' : 'proofs.open')}
          </Button>
        </div>
      )}
    </div>
  );
}
