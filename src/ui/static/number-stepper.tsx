import { useId } from 'react';
import { RoundButton } from './buttons/round-button';
import styles from './number-stepper.module.css';

type NumberStepperProps = {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** A text about the limit. */
  limit?: string | undefined;
};

/** Shows a number between two round buttons that change it; a button at its limit stays focusable. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, value, min, max, onChange, decreaseLabel, increaseLabel, limit } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, limit && `${id}-limit`].filter(Boolean).join(' ');
  const steps = [
    { icon: 'minus', name: decreaseLabel, to: value - 1, isAtLimit: value <= min },
    { icon: 'plus', name: increaseLabel, to: value + 1, isAtLimit: value >= max },
  ] as const;
  const [decrease, increase] = steps.map(({ icon, name, to, isAtLimit }) => (
    <RoundButton
      key={icon}
      icon={icon}
      look="outline"
      label={name}
      aria-disabled={isAtLimit || undefined}
      className={styles.step}
      onClick={() => !isAtLimit && onChange(to)}
    />
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which has no place in a grid
    <div role="group" className={styles.stepper} aria-labelledby={id} aria-describedby={described || undefined}>
      <span className="stack">
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="small muted">
            {hint}
          </span>
        )}
      </span>
      <span className={styles.buttons}>
        {decrease}
        <output className={styles.count}>{value}</output>
        {increase}
      </span>
      {limit && (
        <span id={`${id}-limit`} className={`small muted ${styles.limit}`}>
          {limit}
        </span>
      )}
    </div>
  );
}
