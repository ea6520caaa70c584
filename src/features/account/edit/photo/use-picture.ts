import { useEffect, useRef, useState } from 'react';
import { checkPicture, type PictureProblem } from './check-picture';

/** A chosen picture, decoded in its correct orientation, and a URL to display it. */
export type Picture = { url: string; pixels: ImageBitmap };

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
