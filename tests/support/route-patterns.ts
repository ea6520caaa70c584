import { readdirSync } from 'node:fs';

const pagesFolder = new URL('../../src/pages/', import.meta.url);

/** Returns the routes of all pages of src/pages in Next's notation, such as '/' and '/group-tour/[id]'. */
export function listRoutePatterns(): string[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx$/.test(file) && !/(^|\/)(_\w+|404|500)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}
