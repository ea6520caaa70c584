import { afterEach, expect, test, vi } from 'vitest';
import { hasRemoteMatch } from '../../src/next-internals/for-tests.ts';

type Header = { key: string; value: string };
type RemotePattern = Parameters<typeof hasRemoteMatch>[1][number];
type Config = {
  env: Record<string, string>;
  poweredByHeader: boolean;
  productionBrowserSourceMaps?: boolean;
  images: {
    remotePatterns: RemotePattern[];
    localPatterns?: object[];
    maximumRedirects: number;
    dangerouslyAllowLocalIP: boolean;
    dangerouslyAllowSVG?: boolean;
    maximumDiskCacheSize?: number;
  };
  headers(): Promise<{ source: string; headers: Header[] }[]>;
  rewrites(): Promise<{ beforeFiles: { destination: string }[]; afterFiles: object[] }>;
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
  const { beforeFiles, afterFiles } = await config.rewrites();
  expect(afterFiles).toEqual([]);
  expect(beforeFiles.filter(({ destination }) => !destination.startsWith('/with-query/'))).toEqual([]);
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
  const media = { pathname: '/media/**', search: '' };
  expect(images.remotePatterns).toEqual([{ protocol: 'https', hostname: 'api.kelana.example', port: '', ...media }]);
  expect([images.localPatterns, images.maximumRedirects]).toEqual([[], 0]);
  expect([images.dangerouslyAllowLocalIP, images.dangerouslyAllowSVG]).toEqual([false, undefined]);
  const host = 'http://localhost:4010';
  const own = await configIn({ ...live, SERVICE_HOST: host, NEXT_PUBLIC_SERVICE_HOST: host });
  expect(own.images.remotePatterns).toEqual([{ protocol: 'http', hostname: 'localhost', port: '4010', ...media }]);
  expect(own.images.dangerouslyAllowLocalIP).toBe(true);
});

test('of the service it asks for the folders of pictures alone, and no picture twice under another address', async () => {
  const { images } = await configIn({ ...live, PICTURE_PATHS: '/media/,/uploads/tours/' });
  const isAsked = (path: string) => hasRemoteMatch([], images.remotePatterns, new URL(path, live.SERVICE_HOST));
  for (const path of ['/media/bali.jpg', '/uploads/tours/2027/a%20b.png'])
    expect([path, isAsked(path)]).toEqual([path, true]);
  const others = [
    '/__mock',
    '/v1/modules/tour/regionals',
    '/uploads/passports/1.jpg',
    '/media/../__mock',
    '/media/%2e%2e/__mock',
    '/media/bali.jpg?v=1',
    '/mediax/bali.jpg',
  ];
  for (const path of others) expect([path, isAsked(path)]).toEqual([path, false]);
});

test('its pictures have a bound on the disk, not half of what is free', async () => {
  expect((await configIn(live)).images.maximumDiskCacheSize).toBe(256 * 1024 * 1024);
});
