import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeNginxFolder, serverLine } from '../../deploy/nginx/nginx-folder.ts';
import { waitFor } from '../../lib/ports.ts';
import { root, startProcess } from '../../lib/process-group.ts';

const folder = join(root, '.cache', 'gateway');

type Gateway = {
  port: number;
  /** The port on which nginx serves the stored responses of `pages` as files, without the site. */
  filesPort: number;
  /** The port of `next start`. */
  sitePort: number;
  /** The paths of the site whose responses are stored as files. */
  pages: readonly string[];
};

/**
 * Starts nginx with the shipped configuration in front of a running site, and a second server that serves the same
 * bytes from files. The files are named `/0.html`, `/1.html` … in the order of `pages`.
 */
export async function startGateway({ port, filesPort, sitePort, pages }: Gateway): Promise<void> {
  const values = { LISTEN: String(port), SITE_HOSTS: 'localhost', SITE_SERVERS: serverLine(sitePort) };
  const files = `server { listen ${filesPort}; root files; gzip_static on; }`;
  const args = makeNginxFolder(folder, values, { server: files });
  mkdirSync(join(folder, 'files'));
  for (const [index, page] of pages.entries()) {
    const response = await fetch(`http://localhost:${sitePort}${page}`);
    const file = join(folder, 'files', `${index}.html`);
    const html = Buffer.from(await response.arrayBuffer());
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  startProcess('nginx', 'nginx', args);
  await waitFor(`http://localhost:${port}/`);
}
