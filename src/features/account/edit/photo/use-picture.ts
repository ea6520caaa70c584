import { useEffect, useState } from 'react';
import { checkPicture, type PictureProblem } from './check-picture';

/** A chosen picture, decoded the right way up, and an address to show it by. */
export type Picture = { name: string; url: string; pixels: ImageBitmap };

/** The picture somebody chose, or why the last one could not be taken; an earlier choice stays then. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  useEffect(() => {
    if (!picture) return;
    return () => {
      URL.revokeObjectURL(picture.url);
      picture.pixels.close();
    };
  }, [picture]);

  async function choose(file: File) {
    const opened = await open(file);
    setProblem('problem' in opened ? opened.problem : null);
    if ('picture' in opened) setPicture(opened.picture);
  }
  function drop() {
    setPicture(null);
    setProblem(null);
  }
  return { picture, problem, choose, drop };
}

async function open(file: File): Promise<{ picture: Picture } | { problem: PictureProblem }> {
  try {
    const problem = await checkPicture(file);
    if (problem) return { problem };
    const pixels = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { picture: { name: file.name, url: URL.createObjectURL(file), pixels } };
  } catch {
    // Its head is right, the rest is not, or the file has gone meanwhile.
    return { problem: 'broken' };
  }
}
