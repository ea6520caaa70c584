import { useState } from 'react';
import { RoundButton } from '../static/buttons/round-button';
import { Field, Input, splitFieldProps } from './field';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string };

/** A password field with a button that reveals the password. `autoComplete` is `new-password` or `current-password`. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [field, input] = splitFieldProps(props);
  const [isRevealed, setIsRevealed] = useState(false);
  const button = (
    <RoundButton
      icon={isRevealed ? 'eye-off' : 'eye'}
      label={isRevealed ? hideLabel : showLabel}
      onClick={() => setIsRevealed(!isRevealed)}
    />
  );
  return (
    <Field {...field} adornment={{ side: 'end', content: button }}>
      {(aria) => (
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          kind="password"
          {...input}
          {...aria}
          type={isRevealed ? 'text' : 'password'}
        />
      )}
    </Field>
  );
}
