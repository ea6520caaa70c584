import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { token, typeStyle } from '../theme/token';
import { ControlProvider } from './control-provider';

type OverlayProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode };

type DialogProps = OverlayProps & {
  /** The buttons, the primary one last. */
  actions?: ReactNode;
  /** Without it there is no close button, and an action must close the dialog. */
  closeLabel?: string;
  width?: 'narrow' | 'wide' | 'search';
  /** An 'alertdialog' requires an answer, so it ignores clicks outside. */
  role?: 'dialog' | 'alertdialog';
};

/** Shows a modal dialog. Load it lazily. */
export function Dialog({
  title,
  children,
  actions,
  closeLabel,
  width = 'narrow',
  role = 'dialog',
  ...rest
}: DialogProps) {
  // Screen readers read the whole description when the dialog opens, so only a question has one; a table or a form
  // would be too long.
  const body = <Parts.Body>{children}</Parts.Body>;
  return (
    <Overlay recipe={dialogRecipe} {...{ width, role, ...rest }} closeOnInteractOutside={role === 'dialog'}>
      <Parts.Title>{title}</Parts.Title>
      {role === 'alertdialog' ? <Parts.Description asChild>{body}</Parts.Description> : body}
      {actions && <Parts.Footer>{actions}</Parts.Footer>}
      {closeLabel && <CloseButton label={closeLabel} />}
    </Overlay>
  );
}

/** Shows a drawer from the inline end over the page. Load it lazily. */
export function Drawer({
  title,
  closeLabel,
  children,
  footer,
  ...rest
}: OverlayProps & { closeLabel: string; footer?: ReactNode }) {
  return (
    <Overlay recipe={drawerRecipe} {...rest}>
      <Parts.Header>
        <Parts.Title>{title}</Parts.Title>
        <CloseButton label={closeLabel} />
      </Parts.Header>
      <Parts.Body>{children}</Parts.Body>
      {footer && <Parts.Footer>{footer}</Parts.Footer>}
    </Overlay>
  );
}

function Overlay({
  isOpen,
  onClose,
  children,
  ...root
}: Omit<OverlayProps, 'title'> & ComponentProps<typeof Parts.Root>) {
  return (
    <ControlProvider>
      <Parts.Root
        {...root}
        open={isOpen}
        onOpenChange={(details) => !details.open && onClose()}
        // The dialog brings the focus back. React's strict mode, which mounts it twice, moves the focus for a moment.
        onFocusOutside={(event) => event.preventDefault()}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Parts.Backdrop />
          <Parts.Positioner>
            <Parts.Content>{children}</Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </ControlProvider>
  );
}

function CloseButton({ label }: { label: string }) {
  return (
    <Parts.CloseTrigger asChild>
      <RoundButton icon="close" label={label} />
    </Parts.CloseTrigger>
  );
}

const PHONE = '@media (max-width: 639.98px)';

const backdrop: SystemStyleObject = {
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  background: 'rgb(11 32 50 / 0.56)',
  _open: { animation: `fade-in ${token('d-base')} ${token('ease-out')}` },
  _closed: { animation: `fade-out ${token('d-base')} ${token('ease-in-out')}` },
};

const positioner: SystemStyleObject = {
  position: 'fixed',
  zIndex: 61,
  inset: 0,
  display: 'flex',
  overscrollBehavior: 'contain',
};

const content: SystemStyleObject = {
  boxShadow: token('sh-3'),
  outline: 'none',
  _highContrast: { border: '2px solid CanvasText' },
};

const filledPhone: SystemStyleObject = {
  // Not stretched: a stretched dialog would end with the screen, and a longer content would stand on the page behind it.
  alignSelf: 'flex-start',
  minHeight: '100%',
  margin: 0,
  padding: `20px ${token('gutter')}`,
  borderRadius: 0,
};

/**
 * Text aligned left, buttons right; on small screens the buttons share the width, and a wide dialog or a search
 * fills the screen.
 */
const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop,
    positioner: { ...positioner, padding: token('gutter'), overflowY: 'auto' },
    content: {
      ...content,
      position: 'relative',
      width: '100%',
      margin: 'auto',
      padding: '28px',
      borderRadius: token('r-lg'),
      background: token('surface'),
      color: token('text-muted'),
      _open: { animation: `rise-in ${token('d-slow')} ${token('ease-out')}` },
      _closed: { animation: `fade-out ${token('d-base')} ${token('ease-in-out')}` },
    },
    title: { font: typeStyle('h3'), letterSpacing: token('k-h3'), paddingInlineEnd: '32px' },
    body: { marginTop: '8px' },
    footer: {
      display: 'flex',
      gap: '12px',
      marginTop: '24px',
      flexWrap: 'wrap',
      '& > *': { flex: '1 1 0', whiteSpace: 'nowrap' },
      '@media (min-width: 640px)': { justifyContent: 'flex-end', '& > *': { flex: '0 0 auto' } },
    },
    closeTrigger: { position: 'absolute', top: '12px', insetInlineEnd: '12px' },
  },
  variants: {
    width: {
      narrow: { content: { maxWidth: token('dialog-width') } },
      wide: { positioner: { [PHONE]: { padding: 0 } }, content: { maxWidth: '960px', [PHONE]: filledPhone } },
      // Stays at the top, because its height changes with every letter typed.
      search: {
        positioner: { [PHONE]: { padding: 0 } },
        content: { maxWidth: '640px', margin: 'clamp(0px, 6vh, 64px) auto auto', [PHONE]: filledPhone },
      },
    },
  },
});

const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop,
    positioner: { ...positioner, justifyContent: 'flex-end' },
    content: {
      ...content,
      display: 'flex',
      flexDirection: 'column',
      width: 'min(420px, 100vw)',
      height: '100dvh',
      background: token('bg'),
      _open: { animation: `slide-in ${token('d-slow')} ${token('ease-out')}` },
      _closed: { animation: `slide-out ${token('d-base')} ${token('ease-in-out')}` },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBlock: '10px',
      paddingInline: `${token('gutter')} 12px`,
      borderBottom: `1px solid ${token('line')}`,
    },
    title: { font: typeStyle('h4'), letterSpacing: token('k-h4') },
    body: { flex: '1 1 auto', padding: token('gutter'), overflowY: 'auto', overscrollBehavior: 'contain' },
    footer: {
      display: 'flex',
      gap: '12px',
      padding: `16px ${token('gutter')} calc(16px + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${token('line')}`,
      background: token('surface'),
      '& > *': { flex: '1 1 auto' },
    },
  },
});
