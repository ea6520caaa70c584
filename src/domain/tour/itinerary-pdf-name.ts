import { pdfFileName, titleInFileName } from '@/lib/save-file';

/** Returns the file name of a saved itinerary (§7): `Itinerary - {tour title}.pdf`. */
export const itineraryPdfName = (tourTitle: string) => pdfFileName(`Itinerary - ${titleInFileName(tourTitle)}`);
