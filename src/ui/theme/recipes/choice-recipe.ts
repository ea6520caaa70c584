import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { token, typeStyle } from '../token';

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 12.5l4 4 8-9'/%3E%3C/svg%3E\")";

/** Check boxes and radios: bare in a line of text, or as a bordered tile. The native input does the work. */
export const choiceRecipe = defineSlotRecipe({
  slots: ['root', 'input', 'text', 'hint'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr)',
      columnGap: '14px',
      alignItems: 'start',
      paddingBlock: '11px',
      minHeight: '44px',
      color: token('text'),
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: token('text-muted') },
    },
    input: {
      appearance: 'none',
      width: '22px',
      height: '22px',
      marginBlock: '1px',
      border: `1.5px solid ${token('line-strong')}`,
      background: token('surface'),
      cursor: 'inherit',
      transition: `background-color ${token('d-fast')}, border-color ${token('d-fast')}`,
      _invalid: { borderWidth: '2px', borderColor: token('error') },
      _disabled: { background: token('pasir-100') },
      _highContrast: { appearance: 'auto' },
    },
    text: { paddingBlock: '0', fontSize: '1rem', lineHeight: 1.5 },
    hint: { display: 'block', color: token('text-muted'), font: typeStyle('small') },
  },
  variants: {
    kind: {
      check: {
        input: {
          borderRadius: token('r-xs'),
          _checked: {
            borderColor: token('laut-700'),
            background: `${token('laut-700')} ${TICK} center / 18px no-repeat`,
          },
        },
      },
      radio: {
        input: {
          borderRadius: '50%',
          _checked: { borderWidth: '7px', borderColor: token('laut-700') },
        },
      },
    },
    look: {
      line: {},
      tile: {
        root: {
          minHeight: '52px',
          paddingBlock: '13px',
          paddingInline: '16px',
          border: `1.5px solid ${token('line-strong')}`,
          borderRadius: token('r-sm'),
          background: token('surface'),
          _hover: { borderColor: token('ink') },
          _hasChecked: { borderColor: token('laut-700'), background: token('laut-50') },
          _hasFocus: { outline: `3px solid ${token('focus')}`, outlineOffset: '3px' },
        },
        input: { _focusVisible: { outline: 'none' } },
      },
    },
  },
  defaultVariants: { kind: 'check', look: 'line' },
});
