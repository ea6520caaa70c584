import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { token, typeStyle } from '../theme/token';

type NumberStepperProps = {
  label: string;
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** The reason shown when the limit is reached. */
  limit?: string;
};

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px', minHeight: '52px' },
});

const Label = chakra('p', { base: { color: token('ink'), font: `620 ${token('t-ui')} ${token('font')}` } });

const Hint = chakra('p', { base: { color: token('text-muted'), font: typeStyle('small') } });

const Count = chakra('output', {
  base: {
    minWidth: '40px',
    color: token('ink'),
    font: `640 1.125rem/1.4 ${token('font')}`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'center',
  },
});

const Buttons = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4px' } });

/** Shows a number between two round buttons that change it. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, value, min, max, onChange, decreaseLabel, increaseLabel, limit } = props;
  const labelId = useId();
  const limitId = useId();
  return (
    <div>
      <Row role="group" aria-labelledby={labelId} aria-describedby={limit && limitId}>
        <div id={labelId}>
          <Label>{label}</Label>
          {hint && <Hint>{hint}</Hint>}
        </div>
        <Buttons>
          <RoundButton
            icon="minus"
            look="outline"
            label={decreaseLabel}
            disabled={value <= min}
            onClick={() => onChange(value - 1)}
          />
          <Count aria-live="polite">{value}</Count>
          <RoundButton
            icon="plus"
            look="outline"
            label={increaseLabel}
            disabled={value >= max}
            onClick={() => onChange(value + 1)}
          />
        </Buttons>
      </Row>
      {limit && <Hint id={limitId}>{limit}</Hint>}
    </div>
  );
}
