import { useState } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { Field } from './field';
import { Input } from './input';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'icon' | 'type'> & { showLabel: string; hideLabel: string };

/** A password field with a button that reveals the password. `autoComplete` is `new-password` or `current-password`. */
export function PasswordField({
  label,
  hint,
  error,
  optionalMark,
  className,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const button = (
    <RoundButton
      icon={isRevealed ? 'eye-off' : 'eye'}
      label={isRevealed ? hideLabel : showLabel}
      onClick={() => setIsRevealed(!isRevealed)}
    />
  );
  return (
    <Field
      {...{ label, hint, error, optionalMark, className, id }}
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
          type={isRevealed ? 'text' : 'password'}
        />
      )}
    </Field>
  );
}
