import type { Language } from './test.ts';

/**
 * True in `npm test`, which runs a sample of the browser tests to be quick. A named file and `npm run lab -- browser`
 * run all of them.
 */
export const isSample = process.env.BROWSER_RUN === 'sample';

/** The languages in which a file's tests run: both, or in a sample the given one. About half of the files take each. */
export const languagesOfRun = (ofSample: Language): Language[] => (isSample ? [ofSample] : ['id', 'en']);

/** All items, or in a sample the given ones. */
export const sampleOf = <Item>(all: readonly Item[], ofSample: readonly Item[]) => (isSample ? ofSample : all);
