import { useEffect, useRef, useState } from 'react';
import { useUpdateUser } from '@/data/use-update-user';
import type { Failure } from '@/form/failure-message';
import { translateServerMessage } from '@/form/translate-server-message';
import { useGuardedConfirm } from '@/form/use-guarded-confirm';
import { useMessages } from '@/i18n/use-messages';
import { confirm } from '@/state/confirm';
import { sameSession } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import { checkPicture, type PictureProblem } from './check-picture';
import { photoFile, type Square } from './draw-photo';

/** A chosen picture, decoded in its correct orientation, and a URL to display it. */
type Picture = { url: string; pixels: ImageBitmap };

/** Returns the last chosen picture, or the error of the last choice; an earlier picture stays after an error. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  /** Counts the chosen files. Decoding takes time, and the result of an earlier choice is dropped. */
  const turn = useRef(0);

  useEffect(() => {
    if (!picture) return;
    return () => discard(picture);
  }, [picture]);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function choose(file: File) {
    turn.current += 1;
    const fileNumber = turn.current;
    const opened = await open(file);
    const isWanted = fileNumber === turn.current;
    if ('problem' in opened) {
      if (isWanted) setProblem(opened.problem);
      return;
    }
    if (!isWanted) return discard(opened.picture);
    setProblem(null);
    setPicture(opened.picture);
  }
  function drop() {
    turn.current += 1;
    setPicture(null);
    setProblem(null);
  }
  /** Removes only this picture; one that was chosen later stays, also while it is still being decoded. */
  const dropOnly = (done: Picture) => setPicture((now) => (now === done ? null : now));
  return { picture, problem, choose, drop, dropOnly };
}

function discard({ url, pixels }: Picture) {
  URL.revokeObjectURL(url);
  pixels.close();
}

async function open(file: File): Promise<{ picture: Picture } | { problem: PictureProblem }> {
  try {
    const problem = await checkPicture(file);
    if (problem) return { problem };
    const pixels = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { picture: { url: URL.createObjectURL(file), pixels } };
  } catch {
    // Its first bytes are valid, the rest is not, or the file has gone meanwhile.
    return { problem: 'broken' };
  }
}

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
    const photo = await drawn;
    if (!photo) return setProblem({ kind: 'canvasFailed' });
    // While the picture is drawn, another tab may sign in a different member.
    if (!isSame()) return;
    const result = await update({ photo });
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
