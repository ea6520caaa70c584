import { proxy } from 'valtio';

/** True once a part of the site could not be downloaded a second time within a minute. */
export const chunkFailureState = proxy({ hasFailed: false });
