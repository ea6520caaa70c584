import { afterEach, expect, test, vi } from 'vitest';
import { hasRemoteMatch } from '../../src/next-internals/for-tests.ts';

type Header = { key: string; value: string };
type RemotePattern = Parameters<typeof hasRemoteMatch>[1][number];
type Config = {
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
};

const productionEnvironment = {
  NODE_ENV: 'production',
  SERVICE_HOST: 'https://api.kelana.example',
  NEXT_PUBLIC_SERVICE_HOST: 'https://api.kelana.example',
  NEXT_PUBLIC_SITE_URL: 'https://kelana.example',
};

afterEach(() => vi.unstubAllEnvs());

/** Loads next.config.js in that environment. */
async function loadConfig(environment: Record<string, string>): Promise<Config> {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const file = '../../next.config.js';
  return (await import(/* @vite-ignore */ file)).default;
}

test('a production build reveals neither its framework nor its sources', async () => {
  const config = await loadConfig(productionEnvironment);
  expect([config.poweredByHeader, config.productionBrowserSourceMaps]).toEqual([false, undefined]);
});

test('a production build sends the Content-Security-Policy', async () => {
  const rules = await (await loadConfig(productionEnvironment)).headers();
  expect(rules.flatMap(({ headers }) => headers.map(({ key }) => key))).toEqual(
    expect.arrayContaining(['Content-Security-Policy', 'Strict-Transport-Security']),
  );
});

test('the image optimiser loads pictures only from the service, and neither local addresses nor SVG', async () => {
  const { images } = await loadConfig(productionEnvironment);
  const media = { pathname: '/media/**', search: '' };
  expect(images.remotePatterns).toEqual([{ protocol: 'https', hostname: 'api.kelana.example', port: '', ...media }]);
  expect([images.localPatterns, images.maximumRedirects]).toEqual([[], 0]);
  expect([images.dangerouslyAllowLocalIP, images.dangerouslyAllowSVG]).toEqual([false, undefined]);
  expect(images.maximumDiskCacheSize).toBe(256 * 1024 * 1024);
  const host = 'http://localhost:4010';
  const local = await loadConfig({ ...productionEnvironment, SERVICE_HOST: host, NEXT_PUBLIC_SERVICE_HOST: host });
  expect(local.images.remotePatterns).toEqual([{ protocol: 'http', hostname: 'localhost', port: '4010', ...media }]);
  expect(local.images.dangerouslyAllowLocalIP).toBe(true);
});

test('the image optimiser loads only the picture folders of the service, and no URL with a query', async () => {
  const { images } = await loadConfig({ ...productionEnvironment, PICTURE_PATHS: '/media/,/uploads/tours/' });
  const isAllowed = (path: string) =>
    hasRemoteMatch([], images.remotePatterns, new URL(path, productionEnvironment.SERVICE_HOST));
  for (const path of ['/media/bali.jpg', '/uploads/tours/2027/a%20b.png'])
    expect([path, isAllowed(path)]).toEqual([path, true]);
  const refusedPaths = [
    '/__mock',
    '/v1/modules/tour/regionals',
    '/uploads/passports/1.jpg',
    '/media/../__mock',
    '/media/%2e%2e/__mock',
    '/media/bali.jpg?v=1',
    '/mediax/bali.jpg',
  ];
  for (const path of refusedPaths) expect([path, isAllowed(path)]).toEqual([path, false]);
});

test('pictures of named hosts are resized and shown, those of all others are not', async () => {
  const { images, headers } = await loadConfig({
    ...productionEnvironment,
    PICTURE_HOSTS: 'https://pictures.example, https://cdn.example:8443',
  });
  const isAllowed = (url: string) => hasRemoteMatch([], images.remotePatterns, new URL(url));
  expect(isAllowed('https://pictures.example/2027/bali.jpg')).toBe(true);
  expect(isAllowed('https://cdn.example:8443/bali.jpg')).toBe(true);
  for (const url of [
    'http://pictures.example/bali.jpg',
    'https://pictures.example:444/bali.jpg',
    'https://pictures.example/bali.jpg?w=1',
    'https://cdn.example/bali.jpg',
    'https://evil.pictures.example/bali.jpg',
  ])
    expect([url, isAllowed(url)]).toEqual([url, false]);
  expect(JSON.stringify(await headers())).toMatch(
    /img-src [^;]* https:\/\/pictures\.example https:\/\/cdn\.example:8443;/,
  );
});
