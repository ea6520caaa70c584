import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import { RoundButton } from '@/ui/static/buttons/round-button';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  text: string;
  label: string;
  /** What is said beside the button afterwards. */
  copied: string;
  failed: string;
  /** A round button without words, for a line of text. */
  isRound?: boolean;
  /** Where the parts stand apart: the box gives up its own layout then. */
  classes?: { box?: string; button?: string; said?: string };
};

/** Copies a text and says beside the button, and as a toast, whether that worked. */
export function CopyButton({ text, label, copied, failed, isRound, classes = {} }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      showResult('success', copied);
    } catch {
      setState('failed');
      showResult('error', failed);
    }
  };
  const icon = state === 'copied' ? 'check' : 'copy';
  return (
    <span className={classes.box ?? styles.copy} data-print="none">
      {isRound ? (
        <RoundButton icon={icon} iconSize={18} label={label} className={classes.button} onClick={copy} />
      ) : (
        <Button look="line" size="compact" icon={icon} className={classes.button} onClick={copy}>
          {label}
        </Button>
      )}
      <span
        role="status"
        className={classNames(styles.said, classes.said)}
        data-failed={state === 'failed' || undefined}
      >
        {state === 'copied' && copied}
        {state === 'failed' && failed}
      </span>
    </span>
  );
}
