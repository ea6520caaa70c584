import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import { RoundButton } from '@/ui/static/buttons/round-button';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  text: string;
  label: string;
  /** The message beside the button after copying. */
  copied: string;
  failed: string;
  /** A round button without text, for use in a line of text. */
  isRound?: boolean;
  /** Class names of the parts if another component lays them out; `box` replaces the default layout. */
  classes?: { box?: string; button?: string; result?: string };
};

/** Shows a button that copies a text; the result is shown beside the button and as a toast. */
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
        className={classNames(styles.result, classes.result)}
        data-failed={state === 'failed' || undefined}
      >
        {{ idle: '', copied, failed }[state]}
      </span>
    </span>
  );
}
