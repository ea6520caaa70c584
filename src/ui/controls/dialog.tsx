import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { dialogRecipe } from '../theme/recipes/dialog-recipe';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the primary one last. */
  actions?: ReactNode;
  /** Without it there is no close button, and an action must close the dialog. */
  closeLabel?: string;
  width?: 'narrow' | 'medium' | 'wide' | 'search';
  /** An 'alertdialog' requires an answer, so it ignores clicks outside. */
  role?: 'dialog' | 'alertdialog';
};

/** Shows a modal dialog. Load it lazily and render it inside a ControlProvider. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  width = 'narrow',
  role = 'dialog',
}: DialogProps) {
  // Screen readers read the whole description when the dialog opens, so only a question has one; a table or a form
  // would be too long.
  const body = <Parts.Body>{children}</Parts.Body>;
  return (
    <Parts.Root
      recipe={dialogRecipe}
      {...{ width }}
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Title>{title}</Parts.Title>
            {role === 'alertdialog' ? <Parts.Description asChild>{body}</Parts.Description> : body}
            {actions && <Parts.Footer>{actions}</Parts.Footer>}
            {closeLabel && (
              <Parts.CloseTrigger asChild>
                <RoundButton icon="close" label={closeLabel} />
              </Parts.CloseTrigger>
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
