import { useMessages } from '@/i18n/use-messages';
import { RoundButton } from '@/ui/static/buttons/round-button';
import styles from './guest-stepper.module.css';

type GuestStepperProps = {
  guests: number;
  limit: number;
  /** True if the limit is the number of seats left, false if it is the maximum of one booking. */
  isSeatLimit: boolean;
  change: (guests: number) => void;
};

/** Shows the number of guests with a text about the limit; a button at its limit stays focusable. */
export function GuestStepper({ guests, limit, isSeatLimit, change }: GuestStepperProps) {
  const { t } = useMessages('tour-detail');
  const step = (label: string, icon: 'minus' | 'plus', next: number) => {
    const isAtEnd = next < 1 || next > limit;
    return (
      <RoundButton
        icon={icon}
        label={label}
        look="outline"
        aria-disabled={isAtEnd || undefined}
        className={styles.step}
        onClick={() => !isAtEnd && change(next)}
      />
    );
  };
  return (
    <fieldset className={styles.stepper} aria-labelledby="guests">
      <span>
        <span className={styles.label} id="guests">
          {t('card.guests')}
        </span>
        <span className={`small muted ${styles.sub}`}>{t('card.adults')}</span>
      </span>
      <span className={styles.buttons}>
        {step(t('card.fewer'), 'minus', guests - 1)}
        <output className={styles.count}>{guests}</output>
        {step(t('card.more'), 'plus', guests + 1)}
      </span>
      <span className={`micro muted ${styles.limit}`}>
        {t(isSeatLimit ? 'card.limitSeats' : 'card.limitBooking', { count: limit })}
      </span>
    </fieldset>
  );
}
