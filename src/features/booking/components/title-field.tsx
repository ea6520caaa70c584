import { useWords } from '@/i18n/use-words';
import { SelectField } from '@/ui/controls/select-field';
import { useField } from './use-field';

const TITLES = ['Mr', 'Mrs', 'Ms'];

export function TitleField({ name }: { name: 'contact.title' | `passengers.${number}.title` }) {
  const { t } = useWords('booking');
  const field = useField();
  return (
    <SelectField
      label={t('field.title')}
      placeholder={t('titles.choose')}
      options={TITLES.map((value) => ({ value, label: t(`titles.${value}`) }))}
      autoComplete={name === 'contact.title' ? 'honorific-prefix' : 'off'}
      {...field(name)}
    />
  );
}
