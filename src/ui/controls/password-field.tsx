import { useState } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { Field } from './field';
import { Input } from './input';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'icon' | 'type'> & { showLabel: string; hideLabel: string };

/**
 * Shows a password field with a button that reveals the password. `autoComplete` distinguishes a new from a current
 * password.
 */
export function PasswordField({
  label,
  hint,
  error,
  mark,
  className,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const button = (
    <RoundButton
      icon={isShown ? 'eye-off' : 'eye'}
      label={isShown ? hideLabel : showLabel}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <Field
      {...{ label, hint, error, mark, className, id }}
      name={input.name}
      adornment={{ side: 'end', content: button }}
    >
      {(aria) => (
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          adornment="end"
          {...input}
          {...aria}
          type={isShown ? 'text' : 'password'}
        />
      )}
    </Field>
  );
}
