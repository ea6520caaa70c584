import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';

type Attack = { gatewayUrl: string; serviceHost: string; connections: number; forMs: number };

const WIDTHS = [160, 360, 640, 768, 1024, 1280, 1536, 1920];
const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Sends the most expensive requests to the image optimiser, on persistent connections that each send the next request
 * after the last response: pictures with changing queries, widths and qualities, pictures that the service does not
 * have, other paths of the service, and every existing picture in every size and format. Returns the number of
 * responses by status, with `none` for no response.
 */
export async function requestHostilePictures({ gatewayUrl, serviceHost, connections, forMs }: Attack) {
  if (!LOOPBACK.includes(new URL(gatewayUrl).hostname)) throw new Error('Hostile load is for this machine alone.');
  const pictures = servicePictures();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<string, number> = {};
  const end = performance.now() + forMs;
  let asked = 0;

  async function ask(): Promise<void> {
    while (performance.now() < end) {
      const { url, width, quality, accept } = hostilePicture(asked, pictures);
      asked += 1;
      const path = `/_next/image?url=${encodeURIComponent(serviceHost + url)}&w=${width}&q=${quality}`;
      const status = await statusOf(gatewayUrl + path, { accept }, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return statuses;
}

/** Returns the paths of all pictures of the embedded host. */
export function servicePictures(): string[] {
  const names = readdirSync(join(root, 'mocks/media')).filter((name) => name.endsWith('.jpg'));
  return names.map((name) => `/media/${name}`);
}

function hostilePicture(number: number, pictures: string[]) {
  const turn = Math.floor(number / 5);
  const picture = pictures[turn % pictures.length] as string;
  const width = WIDTHS[Math.floor(turn / pictures.length) % WIDTHS.length];
  const accept = Math.floor(turn / pictures.length / WIDTHS.length) % 2 ? '*/*' : 'image/webp';
  const usual = { url: picture, width, quality: 62, accept };
  const kinds = [
    usual,
    { ...usual, url: `${picture}?v=${number}` },
    { ...usual, width: (number % 3000) + 1, quality: (number % 100) + 1 },
    { ...usual, url: `/__mock?v=${number}` },
    { ...usual, url: `/media/nothing-${number}.jpg` },
  ];
  return kinds[number % kinds.length] as typeof usual;
}

function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: 20_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('none'));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve('none'));
  });
}
