import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { WizardSteps, WizardStepText } from '@/ui/static/navigation/wizard-steps';
import { type Step, stepNumber, steps } from './forms/steps';
import styles from './wizard-head.module.css';

type WizardHeadProps = {
  step: Step;
  /** The needs of the whole booking, in place of the words about this step. */
  needs?: string;
  /** Stands below these words. */
  children?: ReactNode;
  /** The head takes the place of another one, so its title is focused at once. */
  takesFocus?: boolean;
  /** Leads back to a finished step; without it the head only shows. */
  onGo?: (step: Step) => void;
};

/** The step's number, title and progress bars; a new step takes the focus and starts at the top of the screen. */
export function WizardHead({ step, needs, onGo, takesFocus = false, children }: WizardHeadProps) {
  const { t } = useWords('booking');
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
    <header className={styles.head}>
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
