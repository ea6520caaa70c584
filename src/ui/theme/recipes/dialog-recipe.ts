import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { token, typeStyle } from '../token';
import { scrim } from './scrim';

/**
 * Text aligned left, buttons right; on small screens the buttons share the width, and a wide dialog or a search
 * fills the screen.
 */
export const dialogRecipe = defineSlotRecipe({
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
    positioner: {
      position: 'fixed',
      zIndex: 61,
      inset: 0,
      display: 'flex',
      padding: token('gutter'),
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      position: 'relative',
      width: '100%',
      margin: 'auto',
      padding: '28px',
      borderRadius: token('r-lg'),
      background: token('surface'),
      boxShadow: token('sh-3'),
      color: token('text-muted'),
      outline: 'none',
      _open: { animation: `rise-in ${token('d-slow')} ${token('ease-out')}` },
      _closed: { animation: `fade-out ${token('d-base')} ${token('ease-in-out')}` },
      _highContrast: { border: '2px solid CanvasText' },
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
      medium: { content: { maxWidth: '620px' } },
      wide: {
        positioner: { '@media (max-width: 639.98px)': { padding: 0 } },
        content: {
          maxWidth: '960px',
          '@media (max-width: 639.98px)': { minHeight: '100%', padding: `20px ${token('gutter')}`, borderRadius: 0 },
        },
      },
      // Stays at the top, because its height changes with every letter typed.
      search: {
        positioner: { '@media (max-width: 639.98px)': { padding: 0 } },
        content: {
          maxWidth: '640px',
          margin: 'clamp(0px, 6vh, 64px) auto auto',
          '@media (max-width: 639.98px)': {
            minHeight: '100%',
            margin: 0,
            padding: `20px ${token('gutter')}`,
            borderRadius: 0,
          },
        },
      },
    },
  },
  defaultVariants: { width: 'narrow' },
});
