import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { token, typeStyle } from '../theme/token';

type ErrorSummaryProps = {
  /** A sentence with the number of errors. */
  title: string;
  errors: { fieldId: string; message: string }[];
  /** Number of submits; a change moves the focus to the summary. */
  submitCount: number;
};

const Box = chakra('div', {
  base: {
    maxWidth: '620px',
    padding: '18px 20px',
    borderInlineStart: `5px solid ${token('error')}`,
    borderRadius: token('r-sm'),
    background: token('error-bg'),
    color: token('error-strong'),
  },
});

const Title = chakra('p', { base: { font: `650 ${token('t-ui')} ${token('font')}` } });

const List = chakra('ul', { base: { marginTop: '6px', listStyle: 'none', font: typeStyle('small') } });

const Link = chakra('a', {
  base: { display: 'inline-block', paddingBlock: '4px', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

// A plain fragment link would scroll without moving the focus, and would stay in the URL.
function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Shows the errors of a form after a submit, with a link to each field. */
export function ErrorSummary({ title, errors, submitCount }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  useTitlePrefix(isShown && submitCount > 0 ? title : null);
  useEffect(() => {
    if (submitCount > 0 && isShown) box.current?.focus();
  }, [submitCount, isShown]);
  if (!isShown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <Link href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
              {error.message}
            </Link>
          </li>
        ))}
      </List>
    </Box>
  );
}

/** Prefixes the page's title while `sentence` is set, because screen readers read the title first. */
function useTitlePrefix(sentence: string | null) {
  useEffect(() => {
    if (sentence === null) return;
    const plain = document.title;
    const prefixed = `${sentence} ${plain}`;
    document.title = prefixed;
    return () => {
      // Another page may already have set its own title.
      if (document.title === prefixed) document.title = plain;
    };
  }, [sentence]);
}
