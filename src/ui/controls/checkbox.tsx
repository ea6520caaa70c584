import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { token } from '../theme/token';
import { FieldError } from './field';
import { fieldId } from './field-id';

type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'size' | 'type' | 'color' | 'height' | 'width' | 'translate'
> & {
  text: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Shows a native check box with its label and error; the whole line is clickable. */
export function Checkbox({ text, error, id, className, ...input }: CheckboxProps) {
  const styles = useSlotRecipe({ recipe: checkboxRecipe })();
  const ownId = useId();
  const elementId = id ?? (input.name ? fieldId(input.name) : ownId);
  const errorId = error ? `${elementId}-error` : undefined;
  return (
    <div>
      <chakra.label css={styles.root} className={className}>
        <chakra.input
          css={styles.input}
          {...input}
          type="checkbox"
          id={elementId}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={errorId ?? input['aria-describedby']}
        />
        <chakra.span>{text}</chakra.span>
      </chakra.label>
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 12.5l4 4 8-9'/%3E%3C/svg%3E\")";

/** Style of a native check box in a line of text. */
const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'input'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr)',
      columnGap: '14px',
      alignItems: 'start',
      paddingBlock: '11px',
      minHeight: '44px',
      color: token('text'),
      fontSize: '1rem',
      lineHeight: 1.5,
      cursor: 'pointer',
      _hover: { '& > input:enabled': { borderColor: token('laut-700') } },
      '&:has(:disabled)': { cursor: 'not-allowed', color: token('text-muted') },
    },
    input: {
      appearance: 'none',
      width: '22px',
      height: '22px',
      marginBlock: '1px',
      border: `1.5px solid ${token('line-strong')}`,
      borderRadius: token('r-xs'),
      background: token('surface'),
      cursor: 'inherit',
      transition: `background-color ${token('d-fast')}, border-color ${token('d-fast')}`,
      _invalid: { borderWidth: '2px', borderColor: token('error') },
      _disabled: { background: token('pasir-100') },
      _checked: {
        borderColor: token('laut-700'),
        background: `${token('laut-700')} ${TICK} center / 18px no-repeat`,
      },
      _highContrast: { appearance: 'auto' },
    },
  },
});
