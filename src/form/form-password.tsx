import { useMessages } from '@/i18n/use-messages';
import { PasswordField } from '@/ui/controls/password-field';
import type { FormFieldProps } from './text-fields';
import { useFormField } from './use-form-field';

type FormPasswordProps = Pick<FormFieldProps, 'name' | 'hint'> & { autoComplete: 'current-password' | 'new-password' };

/** Shows a password field that can reveal its text. Drafts exclude fields with 'password' in their name. */
export function FormPassword({ name, hint, autoComplete }: FormPasswordProps) {
  const { t } = useMessages('form');
  const { field } = useFormField(name);
  const labels = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return <PasswordField {...{ hint, autoComplete }} {...labels} {...field} />;
}
