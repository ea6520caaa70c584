/** Functions of Next with which tests compare the site's rules; the site itself does not use them. */
export { default as PageLoader } from 'next/dist/client/page-loader';
export { markAssetError } from 'next/dist/client/route-loader';
export { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';
export { normalizeLocalePath } from 'next/dist/shared/lib/i18n/normalize-locale-path';
export { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern';
export { addLocale } from 'next/dist/shared/lib/router/utils/add-locale';
