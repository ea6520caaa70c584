import { proxy } from 'valtio';

/** True when a chunk of the site has failed to download twice within a minute. */
export const chunkFailureState = proxy({ hasFailed: false });
