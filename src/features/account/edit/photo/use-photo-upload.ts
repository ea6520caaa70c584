import { useRef, useState } from 'react';
import type { Failure } from '@/features/shared/failure-words';
import { serverSentence } from '@/features/shared/server-sentence';
import { useUpdatePhoto } from '@/hooks/user/use-update-photo';
import { useWords } from '@/i18n/use-words';
import { confirm } from '@/state/confirm';
import { showSuccess } from '@/state/toasts';
import type { Square } from './crop-square';
import { photoFile } from './draw-photo';
import { photoRequest } from './photo-request';
import type { Picture } from './use-picture';

/** Why the photo is not there yet: the service's answer, or a browser that could not draw it. */
export type UploadProblem =
  | { kind: 'failed'; error: Failure }
  | { kind: 'refused'; words: string }
  | { kind: 'undrawn' };

/** Asks, makes the photo and sends it, one at a time; `onDone` follows a success. */
export function usePhotoUpload(onDone: () => void) {
  const { t } = useWords('edit-profile');
  const update = useUpdatePhoto();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);

  async function attempt(picture: Picture, square: Square) {
    setProblem(null);
    if (!(await confirm())) return;
    setSending(true);
    const form = photoRequest(await photoFile(picture.pixels, square).catch(() => null));
    if (!form) return setProblem({ kind: 'undrawn' });
    const result = await update(form);
    if (result.success) {
      showSuccess(serverSentence(result.message, t));
      return onDone();
    }
    const [words] = result.error.fieldErrors.photo ?? [];
    setProblem(words ? { kind: 'refused', words } : { kind: 'failed', error: result.error });
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
