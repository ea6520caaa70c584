type Site = { siteUrl: string; serviceHost: string; isHostGiven: boolean };

/** Returns the site's environment in development; variables that the developer has set are kept. */
export function siteEnvironment({ siteUrl, serviceHost, isHostGiven }: Site, given: NodeJS.ProcessEnv) {
  return {
    ...given,
    // Next allows only one site at a time to use a build folder.
    NEXT_DIST_DIR: given.NEXT_DIST_DIR ?? '.next-dev',
    SERVICE_HOST: serviceHost,
    NEXT_PUBLIC_SERVICE_HOST: serviceHost,
    NEXT_PUBLIC_SITE_URL: siteUrl,
    // The developer panel uses the control path of the embedded host, which a given host does not have.
    NEXT_PUBLIC_DEVELOPER_PANEL: isHostGiven ? 'off' : 'on',
  };
}
