import { chakra, defineRecipe, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../static/pictures/icon';
import { token, typeStyle } from '../theme/token';
import { fieldId } from './field-id';

/** The texts of a field. `optionalMark` is '(opsional)'; required fields have none. */
export type FieldTexts = { label: string; hint?: ReactNode; error?: string; optionalMark?: string };

/** Attributes that link the input to its label, hint and error. */
type FieldAria = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = FieldTexts & {
  name?: string;
  id?: string;
  className?: string;
  /** An icon or a button inside the frame of the input. */
  adornment?: { side: 'end' | 'arrow'; content: ReactNode };
  counter?: ReactNode;
  children: (aria: FieldAria) => ReactElement;
};

/** Links label, hint and error to the input that `children` renders. */
export function Field({
  label,
  hint,
  error,
  optionalMark,
  name,
  id,
  className,
  adornment,
  counter,
  children,
}: FieldProps) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  const ownId = useId();
  const elementId = id ?? (name ? fieldId(name) : ownId);
  const hintId = hint ? `${elementId}-hint` : undefined;
  const errorId = error ? `${elementId}-error` : undefined;
  const aria: FieldAria = {
    id: elementId,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <chakra.div className={className} css={styles.root}>
      <chakra.label css={styles.label} htmlFor={elementId}>
        <span>{label}</span> {optionalMark && <chakra.span css={styles.optionalMark}>{optionalMark}</chakra.span>}
      </chakra.label>
      {hint && (
        <chakra.p css={styles.hint} id={hintId}>
          {hint}
        </chakra.p>
      )}
      <chakra.div css={styles.control}>
        {children(aria)}
        {adornment && (
          <chakra.span css={styles.adornment} data-side={adornment.side}>
            {adornment.content}
          </chakra.span>
        )}
      </chakra.div>
      {counter && <chakra.p css={styles.counter}>{counter}</chakra.p>}
      {error && <FieldError id={errorId} error={error} />}
    </chakra.div>
  );
}

/** Shows the error of a control; the control has its id in `aria-describedby`. */
export function FieldError({ id, error }: { id: string | undefined; error: string }) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  return (
    <chakra.p css={styles.error} id={id}>
      <Icon name="alert-circle" size={18} />
      <span>{error}</span>
    </chakra.p>
  );
}

/** Separates the props of a field from those of its input; both have the name. */
export function splitFieldProps<Props extends FieldTexts & Pick<FieldProps, 'id' | 'name' | 'className'>>(
  props: Props,
) {
  const { label, hint, error, optionalMark, className, id, ...input } = props;
  return [{ label, hint, error, optionalMark, className, id, name: props.name }, input] as const;
}

/** Label above, hint between label and field, error below. In a `FieldRow` each of them has its own line. */
const fieldRecipe = defineSlotRecipe({
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

/** One style for all text inputs and selects. */
const inputRecipe = defineRecipe({
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
    kind: {
      line: {},
      password: { paddingInlineEnd: '56px' },
      area: { minHeight: '132px', lineHeight: 1.5, resize: 'vertical', fieldSizing: 'content' },
      select: { appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis' },
    },
  },
  defaultVariants: { kind: 'line' },
});

export const Input = chakra('input', inputRecipe);
export const Textarea = chakra('textarea', inputRecipe);
export const Select = chakra('select', inputRecipe);
