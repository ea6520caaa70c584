const REFUSED_IN_FILE_NAMES = /[/\\:*?"<>|\s\p{Cc}\p{Cf}]+/gu;

/**
 * Returns the file name of a saved itinerary (§7): `Itinerary - {tour title}.pdf`, without characters that file systems
 * refuse.
 */
export function itineraryPdfName(tourTitle: string): string {
  return pdfFileName(`Itinerary - ${fileTitle(tourTitle)}`);
}

/** Returns a title as part of a file name, without characters that file systems refuse. */
export const fileTitle = (title: string): string => title.replace(REFUSED_IN_FILE_NAMES, ' ').trim();

/**
 * Returns the file name of the download helper (§7): `download` by default, followed by `2027-03-12 10-24-05` when `at`
 * is given.
 */
export function pdfFileName(name = 'download', at?: Date): string {
  if (!at) return `${name}.pdf`;
  const stamp = new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19);
  return `${name} ${stamp.replace('T', ' ').replaceAll(':', '-')}.pdf`;
}
