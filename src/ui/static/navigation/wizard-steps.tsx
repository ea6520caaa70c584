import { classNames } from '@/lib/class-names';
import styles from './wizard-steps.module.css';

type WizardStep = {
  name: string;
  state: 'done' | 'now' | 'next';
  /** Set when a completed step can be opened again. */
  onGo?: () => void;
};

type WizardStepsProps = {
  /** The accessible name of the list: 'Langkah 3 dari 4'. Shown by `WizardStepText` above the title. */
  label: string;
  steps: WizardStep[];
};

/** The progress of a wizard; completed steps may link back. */
export function WizardSteps({ label, steps }: WizardStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={classNames(styles.step, step.state !== 'next' && styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.name}>
            <span className={styles.number}>{index + 1}</span>
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

/** The progress as visible text, such as 'Langkah 3 dari 4'. */
export function WizardStepText({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>;
}
