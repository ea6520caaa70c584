import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { choiceRecipe } from '../theme/recipes/choice-recipe';

export type ChoiceProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'size' | 'type' | 'color' | 'height' | 'width' | 'translate'
> & {
  kind: 'check' | 'radio';
  look?: 'line' | 'tile';
  text: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A native check box or radio with its words; the whole line is the target. */
export function Choice({ kind, look = 'line', text, hint, className, ...input }: ChoiceProps) {
  const styles = useSlotRecipe({ recipe: choiceRecipe })({ kind, look });
  return (
    <chakra.label css={styles.root} className={className}>
      <chakra.input css={styles.input} type={kind === 'check' ? 'checkbox' : 'radio'} {...input} />
      <chakra.span css={styles.text}>
        {text}
        {hint && <chakra.span css={styles.hint}>{hint}</chakra.span>}
      </chakra.span>
    </chakra.label>
  );
}
