import type { Body } from '@sdk';
import type { Application } from './apply-schema';

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The application as the service takes it; the form has seen to the consent. */
export function applyRequest({ position, cv, ...fields }: Application): {
  path: { id: number };
  body: Body<'applyForCareer'>;
} {
  return { path: { id: Number(position) }, body: { ...fields, cv: named(cv), consent: true } };
}

// A device without an office program does not know the type of a Word file; its ending does.
function named(cv: File): File {
  const ending = cv.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = MEDIA_TYPES[ending] ?? cv.type;
  return cv.type === type ? cv : new File([cv], cv.name, { type });
}
