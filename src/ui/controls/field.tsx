import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../static/pictures/icon';
import { fieldRecipe } from '../theme/recipes/field-recipe';
import { fieldId } from './field-id';

/** The texts of a field. `optionalMark` is '(opsional)'; required fields have none. */
export type FieldTexts = { label: string; hint?: ReactNode; error?: string; optionalMark?: string };

/** Attributes that link the input to its label, hint and error. */
type FieldAria = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = FieldTexts & {
  name?: string;
  id?: string;
  className?: string;
  /** An icon or a button inside the frame of the input. */
  adornment?: { side: 'start' | 'end' | 'arrow'; content: ReactNode };
  counter?: ReactNode;
  children: (aria: FieldAria) => ReactElement;
};

/** Links label, hint and error to the input that `children` renders. */
export function Field({
  label,
  hint,
  error,
  optionalMark,
  name,
  id,
  className,
  adornment,
  counter,
  children,
}: FieldProps) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  const ownId = useId();
  const elementId = id ?? (name ? fieldId(name) : ownId);
  const hintId = hint ? `${elementId}-hint` : undefined;
  const errorId = error ? `${elementId}-error` : undefined;
  const aria: FieldAria = {
    id: elementId,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <chakra.div className={className} css={styles.root}>
      <chakra.label css={styles.label} htmlFor={elementId}>
        <span>{label}</span> {optionalMark && <chakra.span css={styles.optionalMark}>{optionalMark}</chakra.span>}
      </chakra.label>
      {hint && (
        <chakra.p css={styles.hint} id={hintId}>
          {hint}
        </chakra.p>
      )}
      <chakra.div css={styles.control}>
        {children(aria)}
        {adornment && (
          <chakra.span css={styles.adornment} data-side={adornment.side}>
            {adornment.content}
          </chakra.span>
        )}
      </chakra.div>
      {counter && <chakra.p css={styles.counter}>{counter}</chakra.p>}
      {error && (
        <chakra.p css={styles.error} id={errorId}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </chakra.p>
      )}
    </chakra.div>
  );
}
