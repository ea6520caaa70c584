import { classNames } from '@/lib/class-names';
import { Button, type ButtonProps } from '../static/buttons/button';
import styles from './submit-button.module.css';

type SubmitButtonProps = ButtonProps & { isBusy?: boolean; busyLabel: string };

/** Submits a form. While sending it keeps the focus, shows `busyLabel` and ignores further presses. */
export function SubmitButton({ isBusy, busyLabel, children, className, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={isBusy || undefined}
      className={classNames(styles.button, className)}
      // A field shows its error on blur, and the error would move the button away during the press. So the focus moves
      // on click instead of mousedown.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.currentTarget.focus();
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {isBusy ? busyLabel : children}
    </Button>
  );
}
