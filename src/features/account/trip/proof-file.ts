import * as v from 'valibot';
import { hasNoActiveContent } from '@/form/rules/check-file';
import type { Rules } from '@/form/rules/rules';
import { checkPicture } from '../edit/photo/check-picture';
import { jpegFile } from '../edit/photo/draw-photo';

/** The accepted files. A photo may be larger than the limit of the service, because a smaller copy of it is sent. */
export const PROOF = { endings: ['.jpg', '.jpeg', '.png', '.webp', '.pdf'], maxMb: 15 };

const PDF = 'application/pdf';
const SENT_MB = 5;
const BYTES_PER_MB = 1024 * 1024;
// Sharp enough to read a receipt, also as a long screenshot.
const MAX_PIXELS = 4_000_000;

/** Returns the schema of the form with a proof of payment; its output has the file to send. */
export const proofSchema = (rules: Rules) =>
  v.objectAsync({
    proof: v.pipeAsync(
      rules.file('proof', PROOF),
      v.transformAsync(proofToSend),
      v.instance(File, rules.say('proofContent')),
      v.maxSize(SENT_MB * BYTES_PER_MB, rules.say('fileSize', { n: SENT_MB })),
    ),
  });

/**
 * Returns the file to send: a PDF as it is, a picture drawn anew as a JPEG, without its metadata (place, time) and
 * anything that hides in it. Null for a PDF with active content and for a picture that cannot be drawn.
 */
export async function proofToSend(file: File): Promise<File | null> {
  if (file.name.toLowerCase().endsWith('.pdf')) {
    if (!(await hasNoActiveContent(file))) return null;
    return file.type === PDF ? file : new File([file], file.name, { type: PDF });
  }
  const isPicture = (await checkPicture(file).catch(() => 'broken')) === null;
  const pixels = isPicture && (await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null));
  if (!pixels) return null;
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (pixels.width * pixels.height)));
  canvas.width = Math.max(1, Math.round(pixels.width * scale));
  canvas.height = Math.max(1, Math.round(pixels.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    // JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(pixels, 0, 0, canvas.width, canvas.height);
  }
  pixels.close();
  return pen && jpegFile(canvas, 'proof.jpg');
}
