import type { ReactNode } from 'react';
import { useWords } from '@/i18n/use-words';
import type { Step } from '../forms/steps';
import { useBookingContext } from '../wizard/booking-context';
import styles from './review.module.css';
import { StepBlock } from './step-block';

type ReviewBlockProps = { title: string; step: Step; children: ReactNode };

/** A part of the review with the way back to its step. */
export function ReviewBlock({ title, step, children }: ReviewBlockProps) {
  const { t } = useWords('booking');
  const { change } = useBookingContext();
  return (
    <StepBlock
      title={title}
      aside={
        <button
          type="button"
          className={styles.change}
          aria-label={t('review.changePart', { part: title })}
          onClick={() => change(step)}
        >
          {t('review.change')}
        </button>
      }
    >
      {children}
    </StepBlock>
  );
}

/** Names and what stands for them; empty ones are left out. */
export function ReviewFacts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
