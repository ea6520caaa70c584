import { classNames } from '@/lib/class-names';
import { Button, type ButtonProps } from '../static/button';
import styles from './submit-button.module.css';

type SubmitButtonProps = ButtonProps & { isBusy?: boolean; busyWord: string };

/** A submit button. During the request it keeps the focus, shows the progress and ignores further presses. */
export function SubmitButton({ isBusy, busyWord, icon, children, className, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      icon={isBusy ? undefined : icon}
      aria-disabled={isBusy || undefined}
      className={classNames(styles.button, className)}
      // A field shows its error on blur, and the error text would move the button from under the pointer. So the press does
      // not move the focus; the click does.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.currentTarget.focus();
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {isBusy ? busyWord : children}
    </Button>
  );
}
