import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, phoneLink, whatsappLink } from '../../../src/config/brand.ts';
import { plainPage } from '../../../src/ui/theme/plain-page.ts';
import { root } from '../../lib/process-group.ts';

/** The values of the template, as described in its first lines. */
type NginxValues = {
  LISTEN: string;
  SITE_HOSTS: string;
  MAIN_HOST?: string;
  SITE_SERVERS: string;
  GATEWAY_TOKEN?: string;
  ACCESS_LOG?: string;
  CLIENT_ADDRESS?: 'full' | 'short';
};
/** Returns the folder of the cache of the nginx in a folder. */
export const cacheOf = (folder: string) => join(folder, 'kept');

// The conditions that bypass the cache; the template contains them twice.
const BYPASS = '$kelana_moved $kelana_personal';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Creates a folder from which any user can run nginx with the shipped configuration. Returns the arguments that start
 * nginx in the foreground. With `canBypassCache`, for tests, the header X-Past-The-Cache bypasses the cache.
 */
export function makeNginxFolder(folder: string, values: NginxValues, canBypassCache = false): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const template = readFileSync(join(root, 'scripts/deploy/nginx/kelana.conf.template'), 'utf8');
  writePages(join(folder, 'pages'));
  const folders = {
    CACHE_FOLDER: cacheOf(folder),
    TEMP_FOLDER: join(folder, 'temporary'),
    PAGES_FOLDER: join(folder, 'pages'),
  };
  const SLOW_SERVERS = values.SITE_SERVERS.replaceAll(/(server \S+?)( [^;]*)?;/g, '$1 max_fails=0 max_conns=64;');
  const site = filled(template, {
    MAIN_HOST: '',
    GATEWAY_TOKEN: '',
    ACCESS_LOG: 'off',
    CLIENT_ADDRESS: 'short',
    SLOW_SERVERS,
    ...values,
    ...folders,
  });
  if (site.split(BYPASS).length !== 3) throw new Error(`The template must contain "${BYPASS}" twice.`);
  const shown = canBypassCache ? site.replaceAll(BYPASS, `${BYPASS} $http_x_past_the_cache`) : site;
  const around = `pid nginx.pid;
worker_processes auto;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;
access_log off;
${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join('\n')}
${shown}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), around);
  return ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'];
}

/** Empties the cache of the nginx in this folder, as the runbook does at the end of a deployment. */
export function emptyCache(folder: string): void {
  const kept = cacheOf(folder);
  for (const name of readdirSync(kept)) rmSync(join(kept, name), { recursive: true, force: true });
}

/** Writes the error pages that nginx serves itself. */
export function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const language of ['id', 'en'] as const)
    writeFileSync(join(folder, `unavailable.${language}.html`), unavailablePage(language));
}

/** Returns the upstream line of one instance, which nginx skips for five seconds after two failures. */
export const serverLine = (port: number) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`;

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

/** Replaces every `${NAME}` of a text; throws for a name without a value. */
function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`The template asks for ${name}, which has no value.`);
    return values[name];
  });
}
