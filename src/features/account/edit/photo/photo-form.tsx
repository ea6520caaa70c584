import { type ChangeEvent, type Ref, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureMessage } from '@/form/failure-message';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import { ControlProvider } from '@/ui/controls/control-provider';
import { FieldError } from '@/ui/controls/field';
import { FileBox } from '@/ui/controls/file-box';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/buttons/button';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Skeleton } from '@/ui/static/skeleton';
import { AnswerNote } from '../answer-note';
import { MAX_MB, type PictureProblem } from './check-picture';
import { cropSquare, drawSquare, middleSquare, type Square } from './draw-photo';
import styles from './photo.module.css';
import { type UploadProblem, usePhotoUpload, usePicture } from './use-photo';

const PhotoCrop = loadOnUse(
  () => import('./photo-crop').then((part) => part.PhotoCrop),
  (part) => (part.error ? <FailedPart {...part} /> : <CropPlaceholder />),
);

/**
 * Shows the photo form: the member chooses a picture and crops it to a square, and the browser shrinks it and sends it
 * alone.
 */
export function PhotoForm({ avatar, onUnsaved }: { avatar: string | null; onUnsaved: (isUnsaved: boolean) => void }) {
  const { t } = useMessages('edit-profile');
  const { picture, problem, choose, drop, dropOnly } = usePicture();
  const [cropped, setCropped] = useState<{ url: string; square: Square } | null>(null);
  const [isSaved, setSaved] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const upload = usePhotoUpload((sent) => {
    dropOnly(sent);
    setSaved(true);
  });
  const hasPicture = picture !== null;
  // The middle square is used until the tool has reported the square of this picture.
  const isCropped = picture !== null && cropped?.url === picture.url;
  const square = picture && (isCropped ? cropped.square : middleSquare(picture.pixels));
  useLayoutEffect(() => {
    onUnsaved(hasPicture);
    return () => onUnsaved(false);
  }, [hasPicture, onUnsaved]);

  function take(file: File) {
    setSaved(false);
    upload.forget();
    void choose(file);
  }
  function cancel() {
    drop();
    upload.forget();
    // The pressed button is removed with the picture, so the focus moves to the input.
    input.current?.focus();
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (picture && square) void upload.upload(picture, square);
  }

  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      {picture && square ? (
        <PhotoPreview picture={picture.pixels} square={square} />
      ) : (
        <Avatar src={avatar} size={96} />
      )}
      <PhotoPicker ref={input} {...{ hasPicture, problem }} isDisabled={upload.isSending} onFile={take} />
      <p role="status" className="visually-hidden">
        {picture && t('photo.ready')}
      </p>
      {picture && (
        <div className={styles.crop}>
          <PhotoCrop
            key={picture.url}
            url={picture.url}
            onArea={(area) => setCropped({ url: picture.url, square: cropSquare(area, picture.pixels) })}
          />
          {upload.problem && <AnswerNote tone="error" text={uploadMessage(upload.problem, t)} />}
          <div className={`cluster ${styles.actions}`}>
            <SubmitButton isBusy={upload.isSending} busyLabel={t('common:states.sending')}>
              {t(upload.problem ? 'common:buttons.retry' : 'photo.save')}
            </SubmitButton>
            {!upload.isSending && (
              <Button look="line" onClick={cancel}>
                {t('photo.cancel')}
              </Button>
            )}
          </div>
        </div>
      )}
      {isSaved && <AnswerNote tone="success" text={t('photo.saved')} />}
    </form>
  );
}

/** Has the height of the crop tool, so that the buttons below do not move under a pointer when the tool has loaded. */
function CropPlaceholder() {
  return (
    <>
      <Skeleton shape="block" className={styles.stage} />
      {['zoom', 'x', 'y'].map((slider) => (
        <Skeleton key={slider} shape="block" className={styles.slider} />
      ))}
    </>
  );
}

const PREVIEW_PX = 192;

/** Shows the photo as it will appear on the site. */
function PhotoPreview({ picture, square }: { picture: ImageBitmap; square: Square }) {
  const { t } = useMessages('edit-profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square, PREVIEW_PX);
  }, [picture, square]);
  return <canvas ref={canvas} className={styles.preview} role="img" aria-label={t('photo.preview')} />;
}

type PhotoPickerProps = {
  ref: Ref<HTMLInputElement>;
  hasPicture: boolean;
  isDisabled: boolean;
  problem: PictureProblem | null;
  onFile: (file: File) => void;
};

/** Shows the file input and drop zone for a picture, with errors below. */
function PhotoPicker({ ref, hasPicture, isDisabled, problem, onFile }: PhotoPickerProps) {
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
      <div id="photo-error" role="alert">
        {problem && (
          <ControlProvider>
            <FieldError id={undefined} error={t(`photo.problem.${problem}`, { n: MAX_MB })} />
          </ControlProvider>
        )}
      </div>
    </div>
  );
}

/** Returns the reason why the upload failed; the chosen picture stays for another attempt. */
function uploadMessage(problem: UploadProblem, t: Translate): string {
  const reason = () => {
    if (problem.kind === 'canvasFailed') return t('photo.canvasFailed');
    return problem.kind === 'refused' ? problem.message : failureMessage(problem.error, t);
  };
  return `${reason()} ${t('photo.stillSelected')}`;
}
