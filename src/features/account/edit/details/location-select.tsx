import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/controls/select-field';

type LocationSelectProps = {
  name: string;
  locations: readonly { id: number; name: string }[] | undefined;
  /** The language of the options when it may differ from the page's. */
  lang?: string;
  /** The placeholder while there are no options. */
  emptyLabel?: string;
  hint?: ReactNode;
  onChosen?: () => void;
};

/**
 * Shows a select with options from the service. It is controlled, because a native select drops a value before its
 * option is rendered, and disabled until there are options, so that a blur event cannot clear the value.
 */
export function LocationSelect({ name, locations, lang, emptyLabel, hint, onChosen }: LocationSelectProps) {
  const { t } = useMessages('edit-profile');
  const { field, fieldState } = useController({ name });
  const isEmpty = !locations || locations.length === 0;
  const options = isEmpty
    ? []
    : locations.map((location) => ({ value: String(location.id), label: location.name, ...(lang && { lang }) }));
  return (
    <SelectField
      {...field}
      value={isEmpty ? '' : String(field.value)}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
      label={t(`field.${name}`)}
      error={fieldState.error?.message}
      hint={hint}
      options={options}
      placeholder={isEmpty && emptyLabel ? emptyLabel : t(`choose.${name}`)}
      disabled={isEmpty}
    />
  );
}
