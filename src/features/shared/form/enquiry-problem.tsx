import { useEffect, useRef } from 'react';
import { whatsappLink } from '@/config/brand';
import { failureWords } from '@/features/shared/failure-words';
import type { Translate } from '@/i18n/translate';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { Note } from '@/ui/static/note';
import styles from './enquiry-problem.module.css';
import type { Problem } from './use-enquiry-form';

// The kinds of which a form can say that what was typed is kept.
const told = new Set<string>(['network', 'timeout', 'server']);

/** Why nothing was sent, with another way to reach us where one is given; it takes the focus. */
export function EnquiryProblem({ problem, whatsappText }: { problem: Problem | null; whatsappText?: string }) {
  const { t } = useWords('form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.box}>
      <Note tone="error">
        <p className={styles.words}>{wordsOf(problem, t)}</p>
        {whatsappText && (
          <ButtonLink href={whatsappLink(whatsappText)} target="_blank" look="line" size="compact" icon="whatsapp">
            {t('common:buttons.askWhatsapp')}
          </ButtonLink>
        )}
      </Note>
    </div>
  );
}

function wordsOf(problem: Problem, t: Translate): string {
  switch (problem.kind) {
    case 'refused':
      return problem.words;
    case 'failed':
      return failureWords(problem.error, t, (kind) => t(told.has(kind) ? `problem.${kind}` : `common:errors.${kind}`));
    default:
      return t(`problem.${problem.kind}`);
  }
}
