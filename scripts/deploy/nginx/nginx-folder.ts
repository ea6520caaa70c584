import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, phoneLink, whatsappLink } from '../../../src/config/brand.ts';
import { plainPage } from '../../../src/ui/theme/plain-page.ts';
import { root } from '../../lib/process-group.ts';
import { type NginxSettings, nginxConfiguration } from './fill-template.ts';

/** Returns the folder of the cache of the nginx in a folder. */
export const cacheOf = (folder: string) => join(folder, 'kept');

// The conditions that bypass the cache; `servers.conf.template` contains them twice.
const BYPASS = '$kelana_moved $kelana_personal';

/** Adds a header to the templates in a folder that bypasses the cache, for measurements: X-Past-The-Cache. */
export function makeBypassable(templateFolder: string): void {
  const file = join(templateFolder, 'servers.conf.template');
  const text = readFileSync(file, 'utf8');
  if (text.split(BYPASS).length !== 3) throw new Error(`${file} must contain "${BYPASS}" twice.`);
  writeFileSync(file, text.replaceAll(BYPASS, `${BYPASS} $http_x_past_the_cache`));
}

/**
 * Creates a folder from which any user can run nginx with the shipped configuration. Returns the arguments that start
 * nginx in the foreground.
 */
export function makeNginxFolder(folder: string, settings: NginxSettings, accessLog = 'off'): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pagesFolder = join(folder, 'pages');
  writePages(pagesFolder);
  const templateFolder = join(root, 'scripts/deploy/nginx');
  const files = { templateFolder, runFolder: folder, cacheFolder: cacheOf(folder), pagesFolder, accessLog };
  const text = nginxConfiguration(settings, { ...files, certificateFolder: folder, acmeFolder: folder });
  writeFileSync(join(folder, 'nginx.conf'), text);
  return ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
}

/** Writes the error pages that nginx serves itself. */
export function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const language of ['id', 'en'] as const)
    writeFileSync(join(folder, `unavailable.${language}.html`), unavailablePage(language));
}

type Words = {
  failure: { title: string; text: string; reference: string };
  buttons: { retry: string; askWhatsapp: string };
};

/** nginx writes the id of the request here (`ssi` in the template). */
const REQUEST_ID = '<!--# echo var="request_id" -->';

/** Returns the HTML page that nginx serves while no instance answers, with the texts of the site's error page. */
export function unavailablePage(language: 'id' | 'en'): string {
  const file = join(root, 'public/locales', language, 'common.json');
  const { failure, buttons } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  const reference = failure.reference.replace('{{id}}', REQUEST_ID);
  const body = `<p>${failure.text}</p>
<p><small>${reference}</small></p>
<p><a href="">${buttons.retry}</a><a href="${whatsappLink()}">${buttons.askWhatsapp}</a><a href="${phoneLink}">${brand.phone.shown}</a></p>`;
  return plainPage({ language, brand: brand.name, title: failure.title, body });
}
