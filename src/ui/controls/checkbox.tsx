import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../static/pictures/icon';
import { checkboxRecipe } from '../theme/recipes/checkbox-recipe';
import { fieldRecipe } from '../theme/recipes/field-recipe';
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
  const fieldStyles = useSlotRecipe({ recipe: fieldRecipe })();
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
      {error && (
        <chakra.p css={fieldStyles.error} id={errorId}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </chakra.p>
      )}
    </div>
  );
}
