const FORBIDDEN_IN_FILE_NAMES = /[/\\:*?"<>|]/g;

/** The name the itinerary is saved under (§7): `Itinerary - {tour title}.pdf`, without characters a file system refuses. */
export function itineraryPdfName(tourTitle: string): string {
  const title = Array.from(tourTitle.replace(FORBIDDEN_IN_FILE_NAMES, ' '))
    .filter((character) => character.charCodeAt(0) >= 32)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return `Itinerary - ${title}.pdf`;
}

/** The download helper's name (§7): default `download`, optionally with `2027-03-12 10-24-05` behind it. */
export function pdfFileName(name = 'download', at?: Date): string {
  if (!at) return `${name}.pdf`;
  const stamp = new Date(at.getTime() + 7 * 3_600_000).toISOString();
  return `${name} ${stamp.slice(0, 10)} ${stamp.slice(11, 19).replaceAll(':', '-')}.pdf`;
}
