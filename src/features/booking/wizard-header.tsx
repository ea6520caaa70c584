import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { type Step, stepNumber, steps } from './forms/steps';
import styles from './wizard-header.module.css';

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
      <WizardStepText>{progress}</WizardStepText>
      <h1 ref={title} tabIndex={-1}>
        {t(`wizard.${step}.title`)}
      </h1>
      <p className={classNames('lead muted', styles.lead, !needs && styles.isOfStep)}>
        {needs ?? t(`wizard.${step}.lead`)}
      </p>
      {children}
      <WizardSteps
        label={progress}
        steps={steps.map((one) => {
          const isDone = stepNumber(one) < now;
          return {
            name: t(`wizard.${one}.name`),
            state: one === step ? 'now' : isDone ? 'done' : 'next',
            onGo: isDone && onGo ? () => onGo(one) : undefined,
          };
        })}
      />
    </header>
  );
}

type WizardStep = {
  name: string;
  state: 'done' | 'now' | 'next';
  /** Set if a completed step can be opened again. */
  onGo?: () => void;
};

type WizardStepsProps = {
  /** The accessible name of the list: 'Langkah 3 dari 4'. Shown by `WizardStepText` above the title. */
  label: string;
  steps: WizardStep[];
};

/** Shows the progress of a wizard; completed steps may be links. */
function WizardSteps({ label, steps }: WizardStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={classNames('small muted', styles.step, step.state !== 'next' && styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.name}>
            <span className={`micro tabular ${styles.number}`}>{index + 1}</span>
            {step.onGo ? (
              <button type="button" onClick={step.onGo}>
                {step.name}
              </button>
            ) : (
              <span className={styles.word}>{step.name}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Shows the progress as text, such as 'Langkah 3 dari 4'. */
function WizardStepText({ children }: { children: string }) {
  return <p className={`small muted ${styles.text}`}>{children}</p>;
}
