/** The variable with which a server or build of Next takes its settings from the environment only, not from files. */
const PROCESSED = '__NEXT_PROCESSED_ENV';

/** Added to the environment of a process of Next, it makes the process read no `.env` files. */
export const noEnvFiles = { [PROCESSED]: 'true' };

/** Returns the code of a server, written by Next, so that it does not read `.env` files beside it. */
export const withoutEnvFiles = (server: string): string => `process.env.${PROCESSED} = 'true';\n${server}`;
