import { useFormContext, useWatch } from 'react-hook-form';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { decimal } from '@/lib/text/decimal';
import { Field } from '@/ui/controls/field';
import { FileBox } from '@/ui/controls/file-box';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { FactLine } from '@/ui/static/fact-line';
import styles from './file-field.module.css';
import { useFormField } from './use-form-field';

type FormFileProps = {
  name: string;
  /** The text of the box before a file is chosen. */
  choose: string;
  hint: string;
  /** The accepted endings with the dot. */
  endings: readonly string[];
};

/**
 * Shows the field for a file: chosen or dropped, listed with name and size, and removable. Browsers do not report how
 * much of a fetch request was sent, so during the upload the field names the file instead of showing a progress bar.
 */
export function FormFile({ name, choose, hint, endings }: FormFileProps) {
  const { t, locale } = useMessages('form');
  const { trigger, setValue, setFocus, formState } = useFormContext();
  const { field } = useFormField(name, { onChange: () => void trigger(name) });
  const { label, error, ...input } = field;
  const file = (useWatch({ name }) as FileList | null)?.[0];
  const size = file && fileSize(file.size, locale);
  const remove = () => {
    setValue(name, null, { shouldDirty: true });
    setFocus(name);
  };
  return (
    <Field {...{ label, hint, error }} name={name}>
      {(aria) => (
        <>
          <div className={styles.row}>
            <FileBox
              {...input}
              {...aria}
              icon={file ? 'document-check' : 'upload'}
              label={file ? file.name : choose}
              note={
                file ? (
                  <FactLine facts={[size, t('file.change')]} />
                ) : (
                  <span className={styles.drop}>{t('file.drop')}</span>
                )
              }
              accept={endings.join(',')}
              isWrong={error !== undefined}
            />
            {file && !formState.isSubmitting && (
              <RoundButton icon="trash" label={t('file.remove', { file: file.name })} onClick={remove} />
            )}
          </div>
          <p role="status" className={`small muted ${styles.status}`}>
            {file && formState.isSubmitting && t('file.sending', { file: file.name, size })}
          </p>
        </>
      )}
    </Field>
  );
}

const KB = 1024;
const MB = KB * KB;

/** Returns a file size such as `340 KB` or `1,2 MB` (English `1.2 MB`); never 0. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))}\u00a0KB`;
  return `${decimal((bytes / MB).toFixed(1), locale)}\u00a0MB`;
}
