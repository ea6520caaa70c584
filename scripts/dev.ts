import { runMain, startProcess } from './lib/process-group.ts';
import { generateFiles, requireSitePorts, siteAddresses, startHost } from './lib/servers.ts';

const addresses = siteAddresses();
const { sitePort, hostPort, givenHost, serviceHost, siteUrl } = addresses;

await runMain(async () => {
  await requireSitePorts(addresses);
  if (!givenHost) {
    await generateFiles();
    await startHost(hostPort, { MOCK_SITE: `http://localhost:${sitePort}` }, {}, 'scripts/dev/live-host.ts');
    const world = process.env.NEXT_PUBLIC_MOCK_WORLD;
    console.log(`Developer panel at ${serviceHost}/panel${world ? `?world=${world}` : ''}`);
  }
  startProcess('The watcher of messages and tokens', 'node', ['scripts/dev/live-site-files.ts']);
  startProcess('The site', 'next', ['dev', '-p', String(sitePort)], {
    env: {
      ...process.env,
      // Next allows only one site at a time to use a build folder.
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? '.next-dev',
      SERVICE_HOST: serviceHost,
      NEXT_PUBLIC_SERVICE_HOST: serviceHost,
      NEXT_PUBLIC_SITE_URL: siteUrl,
    },
  });
  return undefined;
});
