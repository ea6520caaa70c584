/** Returns the id of the build that this code belongs to (`next.config.js`). */
export const readBuildId = () => process.env.SITE_BUILD_ID || 'development';
