import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { token, typeStyle } from '../token';

/** Label above, hint between label and field, error below. In a `FieldRow` each of them has its own line. */
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'optionalMark', 'hint', 'control', 'adornment', 'error', 'counter'],
  base: {
    root: {
      maxWidth: '620px',
      minWidth: 0,
      border: 0,
      '@media (min-width: 520px)': {
        '[data-field-row] > &': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' },
      },
    },
    label: {
      gridRow: 1,
      display: 'block',
      marginBottom: '6px',
      color: token('ink'),
      font: `620 ${token('t-ui')} ${token('font')}`,
      letterSpacing: token('k-ui'),
    },
    optionalMark: { color: token('text-muted'), fontWeight: 400 },
    hint: { gridRow: 2, marginTop: '-2px', marginBottom: '8px', color: token('text-muted'), font: typeStyle('small') },
    control: { gridRow: 3, position: 'relative' },
    adornment: {
      position: 'absolute',
      insetBlock: 0,
      display: 'grid',
      placeItems: 'center',
      color: token('text-muted'),
      '&[data-side=start]': { insetInlineStart: '16px', pointerEvents: 'none' },
      '&[data-side=end]': { insetInlineEnd: '4px' },
      '&[data-side=arrow]': { insetInlineEnd: '16px', pointerEvents: 'none', color: token('ink') },
    },
    error: {
      gridRow: 5,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '8px',
      marginTop: '8px',
      color: token('error'),
      font: `560 ${token('t-small')} ${token('font')}`,
      '& svg': { marginTop: '2px' },
    },
    counter: {
      gridRow: 4,
      marginTop: '6px',
      color: token('text-muted'),
      font: typeStyle('micro'),
      fontVariantNumeric: 'lining-nums tabular-nums',
      textAlign: 'end',
    },
  },
});
