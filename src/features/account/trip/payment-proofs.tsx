import { dayAndTime } from '@/domain/dates';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Tag } from '@/ui/static/tag';
import { AskForm, FormPlaceholder } from './ask-form';
import styles from './trip.module.css';

type PaymentProofsProps = {
  code: string;
  proofs: NonNullable<Trip['proofs']>;
  isOpen: boolean;
  /** False while nothing is to be paid yet. */
  isConfirmed: boolean;
};

const ProofForm = loadOnUse(() => import('./proof-form').then((part) => part.ProofForm), FormPlaceholder);

const toneOf = { received: 'blue', confirmed: 'green', refused: 'amber' } as const;

/** Shows the proofs of payment with their states, and the form that hands in another one while `isOpen`. */
export function PaymentProofs({ code, proofs, isOpen, isConfirmed }: PaymentProofsProps) {
  const { t, locale, lang } = useMessages('trip');
  if (proofs.length === 0 && !isOpen) return null;
  return (
    <div id="proofs" className={styles.part}>
      <h3 className="h4">{t('proofs.title')}</h3>
      {proofs.length > 0 && (
        <ul className={styles.rows}>
          {proofs.map(({ sent_at: sentAt, state, reason, file_type: type }, index) => {
            const time = dayAndTime(sentAt, locale);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two proofs can have the same time
              <li key={index}>
                <p className="cluster small tabular">
                  <Tag tone={toneOf[state]}>{t(`proofs.state.${state}`)}</Tag>
                  {type && <b>{type === 'JPG' ? t('proofs.photo') : type}</b>}
                  {time && <span className="muted">{t('proofs.sent', time)}</span>}
                </p>
                {state === 'refused' && reason && <p lang={lang()}>{reason}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <AskForm
          icon="upload"
          text={proofs[0]?.state === 'received' ? null : t(isConfirmed ? 'proofs.text' : 'proofs.textLater')}
          label={t(proofs.length > 0 ? 'proofs.another' : 'proofs.open')}
          form={(props) => <ProofForm code={code} {...props} />}
        />
      )}
    </div>
  );
}
