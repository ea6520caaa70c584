import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** The parts of the site's configuration, in their order. */
const SITE = ['caching', 'answers', 'servers'];

const fileOf = (name: string) => `${name}.conf.template`;
const readTemplate = (folder: string, name: string) => readFileSync(join(folder, fileOf(name)), 'utf8');

/** The names of the template files. */
export const templateFiles = ['nginx', 'https', ...SITE].map(fileOf);

/** The folders in which nginx finds and keeps its files, and that of its templates. */
export type NginxFiles = {
  templateFolder: string;
  /** Writable, on another file system than the cache: it holds answers that are under way. */
  runFolder: string;
  cacheFolder: string;
  pagesFolder: string;
  certificateFolder: string;
  /** The folder in which a client of an authority such as certbot proves that the name is ours. */
  acmeFolder: string;
  accessLog: string;
};

export type NginxSettings = {
  siteUrl: string;
  /** The host for large devices, whose `m.` host is for small ones; empty for one host. */
  mainHost: string;
  /** The instances as nginx reaches them, such as 127.0.0.1:3001. */
  instances: string[];
  /** One of them that gets requests only while the others fail. */
  resting?: string;
  /** Where instances replace cached pages, over plain HTTP, such as 127.0.0.1:8081; none without it. */
  refreshAddress?: string;
  gatewayToken: string;
  /** How the log names visitors: `short`, the default, leaves out the last part of their addresses. */
  clientAddress?: string;
  /** Load balancers whose X-Forwarded-For names the visitor, as addresses or networks. */
  balancers?: string[];
};

/** Returns the names of the site's hosts, the one of its address first. */
export function hostsOf(siteUrl: string, mainHost: string): string[] {
  const main = mainHost.replace(/:\d+$/, '');
  return [...new Set([new URL(siteUrl).hostname, ...(main ? [main, `m.${main}`] : [])])];
}

/** Returns the configuration of the site, not filled in, from a folder with the templates. */
export const siteTemplate = (folder: string) => SITE.map((name) => readTemplate(folder, name)).join('\n');

/** Returns the whole configuration of nginx. Throws when a template asks for a value that is missing. */
export function nginxConfiguration(settings: NginxSettings, files: NginxFiles): string {
  const { siteUrl, mainHost, refreshAddress, balancers = [] } = settings;
  const { protocol, port } = new URL(siteUrl);
  const isSecure = protocol === 'https:';
  const addresses = listenLines(port || (isSecure ? '443' : '80'), isSecure ? ' ssl http2' : '');
  const values = {
    LISTEN: [...addresses, ...(refreshAddress ? [`listen ${refreshAddress};`] : [])].join(' '),
    HTTP_LISTEN: listenLines('80', '').join(' '),
    HTTPS_PORT: isSecure && port ? `:${port}` : '',
    SITE_HOSTS: hostsOf(siteUrl, mainHost).join(' '),
    MAIN_HOST: mainHost.replace(/:\d+$/, ''),
    ...serverLines(settings.instances, settings.resting),
    CACHE_FOLDER: files.cacheFolder,
    TEMP_FOLDER: `${files.runFolder}/temporary`,
    ACCESS_LOG: files.accessLog,
    CLIENT_ADDRESS: settings.clientAddress === 'full' ? 'full' : 'short',
    GATEWAY_TOKEN: settings.gatewayToken,
    PAGES_FOLDER: files.pagesFolder,
    RUN_FOLDER: files.runFolder,
    ACME_FOLDER: files.acmeFolder,
    CERTIFICATE_FOLDER: files.certificateFolder,
  };
  const { templateFolder } = files;
  const balancerLines = balancers.map((address) => `  set_real_ip_from ${address};`);
  const machineServers = [
    ...(balancerLines.length > 0 ? [...balancerLines, '  real_ip_header X-Forwarded-For;'] : []),
    ...(isSecure ? [fillTemplate(readTemplate(templateFolder, 'https'), values)] : []),
  ].join('\n');
  const site = fillTemplate(siteTemplate(templateFolder), values);
  return fillTemplate(readTemplate(templateFolder, 'nginx'), {
    ...values,
    MACHINE_SERVERS: machineServers,
    SITE: site,
  });
}

const listenLines = (port: string, options: string) => {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));
  return [port, ...(hasIpv6 ? [`[::]:${port}`] : [])].map((address) => `listen ${address}${options};`);
};

/**
 * Returns the upstream lines of the instances. nginx skips one for five seconds after two failures, and sends a
 * `resting` one requests only while the others fail.
 */
function serverLines(instances: string[], resting?: string) {
  const linesWith = (options: string) =>
    instances.map((address) => `server ${address} ${options}${address === resting ? ' backup' : ''};`).join(' ');
  return {
    SITE_SERVERS: linesWith('max_fails=2 fail_timeout=5s'),
    SLOW_SERVERS: linesWith('max_fails=0 max_conns=64'),
  };
}

/** Replaces every `${NAME}` of a text; throws for a name without a value. */
function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value.`);
    return value;
  });
}
