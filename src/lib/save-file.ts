// Revoking the URL immediately breaks downloads on iOS.
const REVOKE_AFTER_MS = 60_000;
const REFUSED_IN_FILE_NAMES = /[/\\:*?"<>|\s\p{Cc}\p{Cf}]+/gu;

/** Downloads a blob under a file name. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/**
 * Returns the file name of a downloaded PDF (§7): `download` by default, followed by the time in Jakarta as
 * `2027-03-12 10-24-05` when `at` is given.
 */
export function pdfFileName(name = 'download', at?: Date): string {
  if (!at) return `${name}.pdf`;
  const stamp = new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19);
  return `${name} ${stamp.replace('T', ' ').replaceAll(':', '-')}.pdf`;
}

/** Returns a title as part of a file name, without characters that file systems refuse. */
export const titleInFileName = (title: string): string => title.replace(REFUSED_IN_FILE_NAMES, ' ').trim();
