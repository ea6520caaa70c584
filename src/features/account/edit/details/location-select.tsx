import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/controls/select-field';

type LocationSelectProps = {
  name: string;
  locations: readonly { id: number; name: string }[] | undefined;
  /** Of the names, where it may not be that of the page. */
  lang?: string;
  /** In place of the invitation to choose, while there is nothing to choose from. */
  emptyLabel?: string;
  hint?: ReactNode;
  onChosen?: () => void;
};

/**
 * A choice whose options come from the service. Controlled, because a native select forgets a value whose option
 * arrives later; disabled until there are options, so that leaving it cannot wipe the value either.
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
