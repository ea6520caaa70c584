import { readdirSync } from 'node:fs';

const folder = new URL('../../../../src/pages/', import.meta.url);

/** Every page of src/pages that has an address of its own, as Next names it: '/', '/group-tour/[id]'. */
export function routeFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx$/.test(file) && !/(^|\/)(_\w+|404|500)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}
