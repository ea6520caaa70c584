import type { PhotoForm } from '@sdk';

/** Returns the request for a new photo: only a file is sent (§5). Null means that there is no photo to send. */
export function photoRequest(photo: unknown): PhotoForm | null {
  return photo instanceof File && photo.size > 0 ? { photo } : null;
}
