import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { token, typeStyle } from '../token';
import { scrim } from './scrim';

const motion = (side: 'end' | 'bottom') => ({
  _open: { animation: `slide-in-${side} ${token('d-slow')} ${token('ease-out')}` },
  _closed: { animation: `slide-out-${side} ${token('d-base')} ${token('ease-in-out')}` },
});

/** A drawer from the inline end (menu) or from below (filters). */
export const drawerRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: scrim,
    positioner: { position: 'fixed', zIndex: 61, inset: 0, display: 'flex', overscrollBehavior: 'contain' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      background: token('bg'),
      boxShadow: token('sh-3'),
      outline: 'none',
      _highContrast: { border: '2px solid CanvasText' },
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
  variants: {
    side: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { width: 'min(420px, 100vw)', height: '100dvh', ...motion('end') },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          width: '100%',
          maxHeight: 'calc(100dvh - 32px)',
          borderRadius: `${token('r-lg')} ${token('r-lg')} 0 0`,
          overflow: 'hidden',
          ...motion('bottom'),
        },
      },
    },
  },
  defaultVariants: { side: 'end' },
});
