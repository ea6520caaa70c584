const REFUSED_IN_FILE_NAMES = /[/\\:*?"<>|\s\p{Cc}\p{Cf}]+/gu;

/** The name the itinerary is saved under (§7): `Itinerary - {tour title}.pdf`, without characters a file system refuses. */
export function itineraryPdfName(tourTitle: string): string {
  return pdfFileName(`Itinerary - ${fileTitle(tourTitle)}`);
}

/** A title as a part of a file's name, without characters a file system refuses. */
export const fileTitle = (title: string): string => title.replace(REFUSED_IN_FILE_NAMES, ' ').trim();

/** The download helper's name (§7): default `download`, optionally with `2027-03-12 10-24-05` behind it. */
export function pdfFileName(name = 'download', at?: Date): string {
  if (!at) return `${name}.pdf`;
  const stamp = new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19);
  return `${name} ${stamp.replace('T', ' ').replaceAll(':', '-')}.pdf`;
}
