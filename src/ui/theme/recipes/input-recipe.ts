import { defineRecipe } from '@chakra-ui/react/styled-system';
import { token } from '../token';

/** One style for all text inputs and selects. */
export const inputRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '52px',
    paddingBlock: '12px',
    paddingInline: '16px',
    border: `1.5px solid ${token('line-strong')}`,
    borderRadius: token('r-sm'),
    background: token('surface'),
    color: token('ink'),
    fontSize: '1rem',
    transition: `border-color ${token('d-fast')}, box-shadow ${token('d-fast')}`,
    _placeholder: { color: token('placeholder') },
    _hover: { borderColor: token('ink') },
    // The common focus ring, drawn over the border.
    _focusVisible: {
      outline: `3px solid ${token('focus')}`,
      outlineOffset: '-1.5px',
      boxShadow: `0 0 0 4.5px color-mix(in srgb, ${token('focus')} 32%, transparent)`,
    },
    _invalid: {
      borderWidth: '2px',
      borderColor: token('error'),
      backgroundColor: 'color-mix(in srgb, var(--error-bg) 40%, var(--surface))',
      paddingInline: '15.5px',
    },
    _disabled: { background: token('pasir-100'), color: token('text-muted'), cursor: 'not-allowed' },
  },
  variants: {
    adornment: {
      none: {},
      start: { paddingInlineStart: '46px' },
      end: { paddingInlineEnd: '56px' },
    },
    kind: {
      line: {},
      area: { minHeight: '132px', lineHeight: 1.5, resize: 'vertical', fieldSizing: 'content' },
      select: { appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis' },
    },
  },
  defaultVariants: { adornment: 'none', kind: 'line' },
});
