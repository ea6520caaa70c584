import { afterEach, expect, test, vi } from 'vitest';

type Header = { key: string; value: string };
type Config = {
  env: Record<string, string>;
  poweredByHeader: boolean;
  productionBrowserSourceMaps?: boolean;
  images: {
    remotePatterns: object[];
    localPatterns?: object[];
    maximumRedirects: number;
    dangerouslyAllowLocalIP: boolean;
    dangerouslyAllowSVG?: boolean;
  };
  headers(): Promise<{ source: string; headers: Header[] }[]>;
  rewrites(): Promise<object[]>;
};

const live = {
  NODE_ENV: 'production',
  SERVICE_HOST: 'https://api.kelana.example',
  NEXT_PUBLIC_SERVICE_HOST: 'https://api.kelana.example',
  NEXT_PUBLIC_SITE_URL: 'https://kelana.example',
  NEXT_PUBLIC_SERVICE_MODE: '',
};

afterEach(() => vi.unstubAllEnvs());

/** The configuration as a build in that environment reads it. */
async function configIn(environment: Record<string, string>): Promise<Config> {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const file = '../../next.config.js';
  return (await import(/* @vite-ignore */ file)).default;
}

test('a build for visitors tells neither its framework nor its sources, and has no rule of a preview', async () => {
  const config = await configIn(live);
  expect([config.poweredByHeader, config.productionBrowserSourceMaps]).toEqual([false, undefined]);
  expect(await config.rewrites()).toEqual([]);
});

test('a release knows that it is one, and asks for its service when it starts', async () => {
  expect((await configIn(live)).env.SITE_OUTPUT).toBe('');
  expect((await configIn({ ...live, SITE_OUTPUT: 'standalone' })).env.SITE_OUTPUT).toBe('standalone');
});

test('its pages have the policy, also where a preview would have none', async () => {
  const named = async (environment: Record<string, string>) =>
    (await (await configIn(environment)).headers()).flatMap(({ headers }) => headers.map(({ key }) => key));
  expect(await named(live)).toEqual(expect.arrayContaining(['Content-Security-Policy', 'Strict-Transport-Security']));
  expect(await named({ ...live, NEXT_PUBLIC_SERVICE_MODE: 'worker' })).not.toContain('Content-Security-Policy');
});

test('its optimiser asks the service alone for pictures, no address of its own network and for no drawing', async () => {
  const { images } = await configIn(live);
  expect(images.remotePatterns).toEqual([{ protocol: 'https', hostname: 'api.kelana.example', port: '' }]);
  expect([images.localPatterns, images.maximumRedirects]).toEqual([[], 0]);
  expect([images.dangerouslyAllowLocalIP, images.dangerouslyAllowSVG]).toEqual([false, undefined]);
  const host = 'http://localhost:4010';
  const own = await configIn({ ...live, SERVICE_HOST: host, NEXT_PUBLIC_SERVICE_HOST: host });
  expect(own.images.remotePatterns).toEqual([{ protocol: 'http', hostname: 'localhost', port: '4010' }]);
  expect(own.images.dangerouslyAllowLocalIP).toBe(true);
});
