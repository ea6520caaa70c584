import type { Body } from '@sdk';
import type { Application } from './apply-schema';

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Returns the request of an application; the form has already checked the consent. */
export function applyRequest({ position, cv, ...fields }: Application): {
  path: { id: number };
  body: Body<'applyForCareer'>;
} {
  return { path: { id: Number(position) }, body: { ...fields, cv: named(cv), consent: true } };
}

// Sets the file's type from its extension, because a device without an office program does not know the type of a Word
// file.
function named(cv: File): File {
  const ending = cv.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = MEDIA_TYPES[ending] ?? cv.type;
  return cv.type === type ? cv : new File([cv], cv.name, { type });
}
