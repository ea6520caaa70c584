import { Drawer as Parts } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { drawerRecipe } from '../theme/recipes/drawer-recipe';

type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'end' | 'bottom';
};

/** Shows a drawer over the page. Load it lazily and render it inside a ControlProvider. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, footer, side = 'end' }: DrawerProps) {
  return (
    <Parts.Root
      recipe={drawerRecipe}
      {...{ side }}
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              <Parts.CloseTrigger asChild>
                <RoundButton icon="close" label={closeLabel} />
              </Parts.CloseTrigger>
            </Parts.Header>
            <Parts.Body>{children}</Parts.Body>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
