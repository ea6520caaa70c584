import { partAt, presentDocument, valueAt } from '../../scripts/contract/judge/document.ts';

export { isPart } from '../../scripts/contract/judge/document.ts';

export const document = presentDocument();

/** The pointer and the value at the end of a path of keys; references on the way are followed. */
export const at = (...keys: string[]) => partAt(document, keys);

export const lookUp = (pointer: string) => valueAt(document, pointer);
