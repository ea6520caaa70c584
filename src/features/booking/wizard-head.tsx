import { useEffect, useRef } from 'react';
import { useWords } from '@/i18n/use-words';
import { WizardSteps, WizardStepText } from '@/ui/static/wizard-steps';
import { type Step, stepNumber, steps } from './forms/steps';
import styles from './wizard-head.module.css';

type WizardHeadProps = {
  step: Step;
  /** Leads back to a finished step; without it the head only shows. */
  onGo?: (step: Step) => void;
};

/** Where the visitor is: step, title, and the bars; each new step takes focus and the top of the screen. */
export function WizardHead({ step, onGo }: WizardHeadProps) {
  const { t } = useWords('booking');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
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
      <p className={`lead muted ${styles.lead}`}>{t(`wizard.${step}.lead`)}</p>
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
