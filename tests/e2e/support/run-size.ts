import type { Language } from './test.ts';

/**
 * True in `npm test`, which runs a sample of the browser tests to save time. A named file and `npm run lab -- browser`
 * run all of them.
 */
export const isSample = process.env.BROWSER_RUN === 'sample';

/**
 * Returns the languages in which the tests of a file run: both, or only the given one in a sample. About half of the
 * files give each language.
 */
export const languagesOfRun = (sampleLanguage: Language): Language[] => (isSample ? [sampleLanguage] : ['id', 'en']);

/** Returns all items, or only the items of the sample in a sample. */
export const sampleOf = <Item>(all: readonly Item[], sample: readonly Item[]) => (isSample ? sample : all);
