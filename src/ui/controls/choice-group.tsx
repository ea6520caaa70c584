import { chakra } from '@chakra-ui/react/styled-system';
import { Choice, type ChoiceProps } from './choice';
import { Field, type FieldWords } from './field';

export type ChoiceOption = { value: string; text: string; hint?: string; isDisabled?: boolean };

export type ChoiceGroupProps = Omit<
  ChoiceProps,
  'kind' | 'text' | 'hint' | 'value' | 'defaultValue' | 'id' | 'className'
> &
  FieldWords & {
    options: ChoiceOption[];
    id?: string;
    className?: string;
    layout?: 'stack' | 'columns';
    value?: string | string[];
    defaultValue?: string | string[];
  };

const Options = chakra('div', {
  base: { display: 'grid', gap: '10px' },
  variants: {
    layout: {
      stack: {},
      columns: { '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
    },
  },
});

const holds = (chosen: string | string[] | undefined, value: string) =>
  chosen === undefined ? undefined : [chosen].flat().includes(value);

function ChoiceGroup({
  kind,
  options,
  label,
  hint,
  error,
  mark,
  id,
  className,
  layout = 'stack',
  look = 'tile',
  value,
  defaultValue,
  ...input
}: ChoiceGroupProps & { kind: ChoiceProps['kind'] }) {
  return (
    <Field {...{ label, hint, error, mark, id, className }} name={input.name} as="fieldset">
      {(aria) => (
        <Options layout={layout}>
          {options.map((option) => (
            <Choice
              key={option.value}
              {...input}
              kind={kind}
              look={look}
              value={option.value}
              checked={holds(value, option.value)}
              defaultChecked={holds(defaultValue, option.value)}
              text={option.text}
              hint={option.hint}
              disabled={option.isDisabled}
              aria-invalid={aria['aria-invalid']}
            />
          ))}
        </Options>
      )}
    </Field>
  );
}

/** One of several, each a tile. Spread react-hook-form's `register(name)` on it. */
export function RadioTiles(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} kind="radio" />;
}

/** Any of several, each a tile. */
export function CheckTiles(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} kind="check" />;
}
