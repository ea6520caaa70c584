import { type ReactNode, useEffect, useRef } from 'react';
import { ContactWays, NoScriptHelp } from '@/form/no-script-help';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { Overdue } from '@/ui/static/messages/overdue';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './booking-frame.module.css';
import type { BookingTour } from './booking-model';
import { type Step, stepNumber, steps } from './forms/steps';
import { SummaryCard } from './summary-and-cost';

type BookingFrameProps = {
  children: ReactNode;
  /** The title of a page whose summary comes between it and the rest on small screens. */
  head?: ReactNode;
  summary: ReactNode;
  /** True if the step shows the summary itself, so that small screens hide the second one. */
  isSummaryTold?: boolean;
};

/**
 * Shows the step on the left and the cost summary on the right; on small screens the summary follows the step, or its
 * `head`.
 */
export function BookingFrame({ children, head, summary, isSummaryTold }: BookingFrameProps) {
  const main = <div className={styles.main}>{children}</div>;
  return (
    <div className={classNames('stack', styles.frame, head !== undefined && styles.hasHead)}>
      {head ? <div className={styles.main}>{head}</div> : main}
      <div className={classNames(styles.side, isSummaryTold && styles.isTold)}>{summary}</div>
      {head && main}
    </div>
  );
}

/** Shows a placeholder until the code and data of the form are loaded. */
export function FormSkeleton() {
  const { t } = useMessages('booking');
  return (
    <div className={styles.location} data-form-skeleton="">
      <NoScriptHelp text={t('page.noScript')} />
      <LoadingArea label={t('page.loading')}>
        <Skeleton shape="title" width="third" />
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
          </div>
        ))}
        <Skeleton shape="button" />
      </LoadingArea>
      <Overdue text={t('common:states.overdue')} reload={t('common:buttons.reload')}>
        <ContactWays />
      </Overdue>
    </div>
  );
}

type WizardHeaderProps = {
  step: Step;
  /** The needs of the whole booking, instead of the lead of this step. */
  needs?: string;
  /** Rendered below the lead. */
  children?: Elements;
  /** The header replaces another one, so its title is focused at once. */
  takesFocus?: boolean;
  /** Leads back to a finished step; without it the header has no links. */
  onGo?: (step: Step) => void;
};

/** Shows the step's number, title and progress bars. A new step gets the focus and scrolls to the top. */
export function WizardHeader({ step, needs, onGo, takesFocus = false, children }: WizardHeaderProps) {
  const { t } = useMessages('booking');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [step]);

  const now = stepNumber(step);
  const progress = t('wizard.progress', { n: now, total: steps.length });
  return (
    <header className={styles.header}>
      <p className={`small muted ${styles.text}`}>{progress}</p>
      <h1 ref={title} tabIndex={-1}>
        {t(`wizard.${step}.title`)}
      </h1>
      {step !== 'review' && (
        <p className={classNames('lead muted', styles.lead, !needs && styles.isOfStep)}>
          {needs ?? t(`wizard.${step}.lead`)}
        </p>
      )}
      {children}
      <ol className={styles.steps} aria-label={progress}>
        {steps.map((one, index) => {
          const isDone = index + 1 < now;
          const name = t(`wizard.${one}.name`);
          return (
            <li
              key={one}
              className={classNames('small muted', styles.step, isDone && styles.done, one === step && styles.now)}
              aria-current={one === step ? 'step' : undefined}
            >
              <span className={styles.name}>
                <span className={`micro tabular ${styles.number}`}>{index + 1}</span>
                {isDone && onGo ? (
                  <button type="button" onClick={() => onGo(one)}>
                    {name}
                  </button>
                ) : (
                  <span className={styles.word}>{name}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </header>
  );
}

/** Shows the frame of a booking until its form is there. */
export function BookingPlaceholder({ tour, step }: { tour: BookingTour; step: Step }) {
  return (
    <BookingFrame summary={<SummaryCard tour={tour} />}>
      <WizardHeader step={step} />
      <FormSkeleton />
    </BookingFrame>
  );
}
