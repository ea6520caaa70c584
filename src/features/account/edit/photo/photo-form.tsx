import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { FailedPart } from '@/lib/defer/part-failures';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/buttons/button';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Skeleton } from '@/ui/static/skeleton';
import { SavedNote } from '../saved-note';
import { cropSquare, middleSquare, type Square } from './crop-square';
import { drawSquare } from './draw-photo';
import styles from './photo.module.css';
import { PhotoPicker } from './photo-picker';
import { UploadNote } from './upload-note';
import { usePhotoUpload } from './use-photo-upload';
import { usePicture } from './use-picture';

const PhotoCrop = loadOnUse(
  () => import('./photo-crop').then((part) => part.PhotoCrop),
  (part) => (part.error ? <FailedPart {...part} /> : <CropPlaceholder />),
);

type PhotoFormProps = { avatar: string | null; onUnsaved: (isUnsaved: boolean) => void };

/**
 * Shows the photo form: the member chooses a picture and crops it to a square, and the browser shrinks it and sends it
 * alone.
 */
export function PhotoForm({ avatar, onUnsaved }: PhotoFormProps) {
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
          {upload.problem && <UploadNote problem={upload.problem} />}
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
      {isSaved && <SavedNote text={t('photo.saved')} />}
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
