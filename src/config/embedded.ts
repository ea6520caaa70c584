/** Where the embedded service host and the site listen on a developer's machine, unless told otherwise. */
export const EMBEDDED_HOST = 'http://localhost:4010';
export const LOCAL_SITE = 'http://localhost:3000';
