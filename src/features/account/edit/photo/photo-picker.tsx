import type { ChangeEvent, Ref } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { FileBox } from '@/ui/controls/file-box';
import { Icon } from '@/ui/static/pictures/icon';
import { MAX_MB, type PictureProblem } from './check-picture';
import styles from './photo.module.css';

type PhotoPickerProps = {
  ref: Ref<HTMLInputElement>;
  hasPicture: boolean;
  isDisabled: boolean;
  problem: PictureProblem | null;
  onFile: (file: File) => void;
};

/** Shows the file input and drop zone for a picture, with errors below. */
export function PhotoPicker({ ref, hasPicture, isDisabled, problem, onFile }: PhotoPickerProps) {
  const { t } = useMessages('edit-profile');
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Cleared, so that choosing the same file again fires a change event.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div>
      <FileBox
        ref={ref}
        id="photo-file"
        icon={hasPicture ? 'refresh' : 'upload'}
        label={<label htmlFor="photo-file">{t(hasPicture ? 'photo.change' : 'photo.choose')}</label>}
        disabled={isDisabled}
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={problem ? 'photo-hint photo-error' : 'photo-hint'}
        aria-invalid={problem ? true : undefined}
        isWrong={problem !== null}
        onChange={take}
      />
      <p id="photo-hint" className={`small muted ${styles.hint}`}>
        {t('photo.hint', { n: MAX_MB })}
      </p>
      <p id="photo-error" role="alert" className={styles.error}>
        {problem && (
          <>
            <Icon name="alert-circle" size={18} />
            <span>{t(`photo.problem.${problem}`, { n: MAX_MB })}</span>
          </>
        )}
      </p>
    </div>
  );
}
