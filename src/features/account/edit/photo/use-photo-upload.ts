import { useRef, useState } from 'react';
import type { Failure } from '@/features/shared/failure-message';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import { useGuardedConfirm } from '@/features/shared/use-guarded-confirm';
import { useUpdateUser } from '@/hooks/user/use-update-user';
import { useMessages } from '@/i18n/use-messages';
import { confirm } from '@/state/confirm';
import { sameSession } from '@/state/same-session';
import { showSuccess } from '@/state/toasts';
import type { Square } from './crop-square';
import { photoFile } from './draw-photo';
import { photoRequest } from './photo-request';
import type { Picture } from './use-picture';

/** The reason why an upload failed: an error of the service, or a browser that could not draw the picture. */
export type UploadProblem =
  | { kind: 'failed'; error: Failure }
  | { kind: 'refused'; message: string }
  | { kind: 'canvasFailed' };

/**
 * Returns `upload`, which asks for confirmation, draws the photo and sends it, one at a time. `onDone` is called with
 * the sent picture after a success.
 */
export function usePhotoUpload(onDone: (sent: Picture) => void) {
  const { t } = useMessages('edit-profile');
  const update = useUpdateUser();
  const guardedConfirm = useGuardedConfirm();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);

  async function attempt(picture: Picture, square: Square) {
    setProblem(null);
    const isSame = sameSession();
    // Drawing starts before the question, because the member may choose another picture meanwhile, which closes this
    // one.
    const drawn = photoFile(picture.pixels, square).catch(() => null);
    if (!(await guardedConfirm(confirm))) return;
    setSending(true);
    const form = photoRequest(await drawn);
    if (!form) return setProblem({ kind: 'canvasFailed' });
    // While the picture is drawn, another tab may sign in a different member.
    if (!isSame()) return;
    const result = await update(form);
    if (result.success) {
      showSuccess(translateServerMessage(result.message, t));
      return onDone(picture);
    }
    const [message] = result.error.fieldErrors.photo ?? [];
    setProblem(message ? { kind: 'refused', message } : { kind: 'failed', error: result.error });
  }

  async function upload(picture: Picture, square: Square) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await attempt(picture, square);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }
  return { upload, isSending, problem, forget: () => setProblem(null) };
}
