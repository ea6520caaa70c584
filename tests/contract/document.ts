import { partAt, presentDocument, valueAt } from '../../scripts/contract/judge/document.ts';

export { isJsonObject } from '../../scripts/contract/judge/document.ts';

/** The bundled API document. */
export const document = presentDocument();

/** Returns the pointer and the value at a path of keys in the document; references on the way are resolved. */
export const partAtKeys = (...keys: string[]) => partAt(document, keys);

/** Returns the value at a JSON pointer in the document; undefined for a pointer without a target. */
export const valueAtPointer = (pointer: string) => valueAt(document, pointer);
