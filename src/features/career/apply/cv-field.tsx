import { useFormContext, useWatch } from 'react-hook-form';
import { useFormField } from '@/features/shared/form/use-form-field';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { Field } from '@/ui/controls/field';
import { FileBox } from '@/ui/controls/file-box';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { FactLine } from '@/ui/static/fact-line';
import { CV } from './apply-schema';
import styles from './cv-field.module.css';

const NAME = 'cv';

/**
 * Shows the field for the CV: chosen or dropped, listed with name and size, and removable. Browsers do not report how
 * much of a fetch request was sent, so during the upload the field names the file instead of showing a progress bar.
 */
export function CvField({ hint }: { hint: string }) {
  const { t, locale } = useMessages('career');
  const { trigger, setValue, setFocus, formState } = useFormContext();
  const { field } = useFormField(NAME, { onChange: () => void trigger(NAME) });
  const { label, error, ...input } = field;
  const file = (useWatch({ name: NAME }) as FileList | null)?.[0];
  const size = file && fileSize(file.size, locale);
  const remove = () => {
    setValue(NAME, null, { shouldDirty: true });
    setFocus(NAME);
  };
  return (
    <Field {...{ label, hint, error }} name={NAME}>
      {(aria) => (
        <>
          <div className={styles.row}>
            <FileBox
              {...input}
              {...aria}
              icon={file ? 'document-check' : 'upload'}
              label={file ? file.name : t('cv.choose')}
              note={file ? <FactLine facts={[size, t('cv.change')]} /> : t('cv.drop')}
              accept={CV.endings.join(',')}
              isWrong={error !== undefined}
            />
            {file && !formState.isSubmitting && (
              <RoundButton icon="trash" label={t('cv.remove', { file: file.name })} onClick={remove} />
            )}
          </div>
          <p role="status" className={`small muted ${styles.status}`}>
            {file && formState.isSubmitting && t('cv.sending', { file: file.name, size })}
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
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const size = (bytes / MB).toFixed(1);
  return `${locale === 'id' ? size.replace('.', ',') : size} MB`;
}
