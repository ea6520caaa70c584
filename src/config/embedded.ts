/** Default addresses of the embedded service host and of the site on a developer's machine. */
export const EMBEDDED_HOST = 'http://localhost:4010';
export const LOCAL_SITE = 'http://localhost:3000';
