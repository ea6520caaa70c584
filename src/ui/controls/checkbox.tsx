import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Icon } from '../static/icon';
import { fieldRecipe } from '../theme/recipes/field-recipe';
import { Choice, type ChoiceProps } from './choice';
import { fieldId } from './field-id';

export type CheckboxProps = Omit<ChoiceProps, 'kind'> & { error?: string };

/** One check box with its own error; `look="tile"` draws the bordered row. */
export function Checkbox({ error, id, ...choice }: CheckboxProps) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  const ownId = useId();
  const elementId = id ?? (choice.name ? fieldId(choice.name) : ownId);
  const errorId = error ? `${elementId}-error` : undefined;
  return (
    <div>
      <Choice
        {...choice}
        kind="check"
        id={elementId}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
      />
      {error && (
        <chakra.p css={styles.error} id={errorId}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </chakra.p>
      )}
    </div>
  );
}
