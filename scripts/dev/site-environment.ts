type Site = { siteUrl: string; serviceHost: string; isHostGiven: boolean };

/** What the site reads from its environment in development; what the developer has set is kept beside it. */
export function siteEnvironment({ siteUrl, serviceHost, isHostGiven }: Site, given: NodeJS.ProcessEnv) {
  return {
    ...given,
    // Next lets one folder serve one site at a time.
    NEXT_DIST_DIR: given.NEXT_DIST_DIR ?? '.next-dev',
    SERVICE_HOST: serviceHost,
    NEXT_PUBLIC_SERVICE_HOST: serviceHost,
    NEXT_PUBLIC_SITE_URL: siteUrl,
    // The developer panel asks and turns the host's controls: a host that was given is none of its business.
    NEXT_PUBLIC_DEVELOPER_PANEL: isHostGiven ? 'off' : 'on',
  };
}
