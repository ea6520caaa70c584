import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldError } from '@/ui/controls/field';
import { fieldId } from '@/ui/controls/field-id';
import { SelectField } from '@/ui/controls/select-field';
import { AppLink } from '@/ui/static/buttons/app-link';
import styles from './choice-fields.module.css';
import type { FormFieldProps } from './text-fields';
import { useFormField } from './use-form-field';

/** An option's label is the message `option.<name>.<value>`, or one in `labels` from the service, in Indonesian. */
type ChoiceProps = Pick<FormFieldProps, 'name' | 'hint'> & {
  values: readonly string[];
  labels?: Readonly<Record<string, string>>;
};

/** Shows a select field without an initial value. */
export function FormSelect({ name, hint, values, labels }: ChoiceProps) {
  const { t, lang, field } = useFormField(name);
  const options = values.map((value) => {
    const served = labels?.[value];
    return { value, label: served ?? t(`option.${name}.${value}`), lang: served && lang() };
  });
  const placeholder = t('validation:choose', { label: t(`choose.${name}`) }).replace(/\.$/, '');
  return <SelectField {...{ hint, options, placeholder }} {...field} />;
}

/** Shows a group of checkboxes. */
export function FormChecks({ name, hint, values, labels }: ChoiceProps) {
  const { t, lang, field } = useFormField(name);
  const { label, error, ...registration } = field;
  const errorId = error ? `${fieldId(name)}-error` : undefined;
  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={`small muted ${styles.hint}`}>{hint}</p>}
      <div className={`stack ${styles.boxes}`}>
        {values.map((value, index) => (
          <Checkbox
            key={value}
            {...registration}
            aria-invalid={error ? true : undefined}
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${value}`}
            value={value}
            text={labels?.[value] ? <span lang={lang()}>{labels[value]}</span> : t(`option.${name}.${value}`)}
            className={styles.box}
          />
        ))}
      </div>
      {error && <FieldError id={errorId} error={error} />}
    </fieldset>
  );
}

/** Shows a checkbox with a sentence; without `children` the sentence is `field.<name>`. Links in it open a new tab. */
export function FormCheck({ name, children }: { name: string; children?: ReactNode }) {
  const { field } = useFormField(name);
  const { label, ...rest } = field;
  return <Checkbox {...rest} text={children ?? label} />;
}

/** Shows a link to a text of the site, which opens in a new tab, so that the form stays. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  const { t } = useMessages();
  return (
    <AppLink href={href} target="_blank">
      <span>{children}</span>
      <span className="visually-hidden"> {t('states.opensNewTab')}</span>
    </AppLink>
  );
}
