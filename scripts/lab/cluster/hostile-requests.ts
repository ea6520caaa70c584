import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';

type HostileLoad = { gatewayUrl: string; serviceHost: string; connections: number; durationMs: number };

const WIDTHS = [160, 360, 640, 768, 1024, 1280, 1536, 1920];

/**
 * Sends the most expensive requests to the image optimiser: pictures with changing queries, widths and qualities,
 * pictures that the service does not have, other paths of the service, and every existing picture in every size and
 * format. Each connection sends its next request after the last response. Returns the number of responses by
 * status, with `none` for requests without a response.
 */
export async function requestHostilePictures({ gatewayUrl, serviceHost, connections, durationMs }: HostileLoad) {
  const pictures = servicePictures();
  const statuses: Record<string, number> = {};
  const end = performance.now() + durationMs;
  let sent = 0;

  async function sendRequests(): Promise<void> {
    while (performance.now() < end) {
      const { url, width, quality, accept } = hostilePicture(sent, pictures);
      sent += 1;
      const path = `/_next/image?url=${encodeURIComponent(serviceHost + url)}&w=${width}&q=${quality}`;
      const status = await fetch(gatewayUrl + path, { headers: { accept }, signal: AbortSignal.timeout(20_000) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 'none',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, sendRequests));
  return statuses;
}

/** Returns the paths of all JPEG pictures of the embedded host. */
export function servicePictures(): string[] {
  const names = readdirSync(join(root, 'mocks/media')).filter((name) => name.endsWith('.jpg'));
  return names.map((name) => `/media/${name}`);
}

function hostilePicture(number: number, pictures: string[]) {
  const cycle = Math.floor(number / 5);
  const picture = pictures[cycle % pictures.length] as string;
  const width = WIDTHS[Math.floor(cycle / pictures.length) % WIDTHS.length];
  const accept = Math.floor(cycle / pictures.length / WIDTHS.length) % 2 ? '*/*' : 'image/webp';
  const normal = { url: picture, width, quality: 62, accept };
  const kinds = [
    normal,
    { ...normal, url: `${picture}?v=${number}` },
    { ...normal, width: (number % 3000) + 1, quality: (number % 100) + 1 },
    { ...normal, url: `/__mock?v=${number}` },
    { ...normal, url: `/media/nothing-${number}.jpg` },
  ];
  return kinds[number % kinds.length] as typeof normal;
}
