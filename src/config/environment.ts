import * as v from 'valibot';
import { EMBEDDED_HOST, isReportAddress, LOCAL_SITE, ORIGIN_RULE, originOf, shownValue } from './parse-env.ts';

type Variables = Record<string, string | undefined>;

const isRedis = (text: string) => /^rediss?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

// The address of a project with its public key as the user. A password would be in a script of every page.
const isDsn = (text: string) => /^https?:\/\/\w+@[\w.:[\]-]+(\/[\w-]+)+$/.test(text) && URL.canParse(text);

const origin = v.pipe(
  v.string(),
  v.check((text) => originOf(text) !== null, ORIGIN_RULE),
  v.transform((text) => originOf(text) as string),
);
const milliseconds = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number of milliseconds'), v.transform(Number));
const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be the number of a port'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port below 65536'),
);
const hostName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z\d.-]+(:\d+)?$/, 'must be the name of a host such as kelana.example, without https://'),
);
const picturePaths = v.pipe(
  v.string(),
  v.regex(
    /^\s*\/([\w.~-]+\/)*\s*(,\s*\/([\w.~-]+\/)*\s*)*$/,
    'must be folders of the service such as /media/,/uploads/',
  ),
  v.transform((text) => text.split(',').map((path) => path.trim())),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.array(origin),
);
const secret = v.pipe(v.string(), v.minLength(32, 'must be a secret of at least 32 characters'));
// Sent in a header; nginx compares one of them in a regular expression.
const token = v.pipe(
  v.string(),
  v.regex(/^[\w-]{16,}$/, 'must be at least 16 letters, digits, hyphens or underscores'),
);
const redis = v.pipe(v.string(), v.check(isRedis, 'must be an address such as redis://10.0.0.7:6379'));
const dsn = v.pipe(v.string(), v.trim(), v.check(isDsn, 'must be a DSN such as https://key@reports.kelana.example/1'));
const reportAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isReportAddress, 'must be an address such as https://reports.kelana.example/visits'),
);

// Without the second variable the first has no effect, or makes pages name localhost as their address.
const PAIRS = [
  ['GATEWAYS', 'GATEWAY_TOKEN'],
  ['MAIN_HOST', 'NEXT_PUBLIC_SITE_URL'],
] as const;
const SECRETS = ['PUBLISH_SECRET', 'DRAFT_TOKEN', 'GATEWAY_TOKEN'];

const schema = v.object({
  SERVICE_HOST: v.optional(origin, EMBEDDED_HOST),
  NEXT_PUBLIC_SERVICE_HOST: v.optional(origin, EMBEDDED_HOST),
  NEXT_PUBLIC_SITE_URL: v.optional(origin, LOCAL_SITE),
  NEXT_PUBLIC_CHAT_HOST: v.optional(origin),
  NEXT_PUBLIC_CHAT_TOKEN: v.optional(v.string()),
  NEXT_PUBLIC_ERROR_REPORTS_DSN: v.optional(dsn),
  NEXT_PUBLIC_VISIT_REPORTS_URL: v.optional(reportAddress),
  MAIN_HOST: v.optional(hostName),
  REDIS_URL: v.optional(redis),
  PICTURE_PATHS: v.optional(picturePaths, '/media/'),
  PICTURE_HOSTS: v.optional(origins, ''),
  PUBLISH_SECRET: v.optional(secret),
  DRAFT_TOKEN: v.optional(token),
  GATEWAYS: v.optional(origins, ''),
  GATEWAY_TOKEN: v.optional(token),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  STOP_DELAY_MS: v.optional(milliseconds, '0'),
  STOP_LIMIT_MS: v.optional(milliseconds, '10000'),
});

const OF_BUILD = /^(NEXT_PUBLIC_|PICTURE_|MAIN_HOST$)/;
const names = Object.keys(schema.entries);

/** The variables that a build reads; its servers use the values of the build. */
export const buildVariables = names.filter((name) => OF_BUILD.test(name));

/** The variables that a server reads when it starts; of these a build reads only `SERVICE_HOST`. */
export const startVariables = [...names.filter((name) => !OF_BUILD.test(name)), 'PORT', 'HOSTNAME'];

/**
 * Parses the environment variables of a build or a server; an empty variable counts as unset. Throws one error that
 * lists every variable that is wrong, with its expected value, or that is `needed` and missing.
 */
export function readEnvironment(variables: Variables, needed: readonly string[] = []) {
  const setVariables = Object.fromEntries(Object.entries(variables).filter(([, text]) => text?.trim()));
  const result = v.safeParse(schema, setVariables);
  const problems = (result.issues ?? []).map(({ path, message }) => {
    const name = String(path?.[0].key);
    return `${name} ${message}${SECRETS.includes(name) ? '' : shownValue(setVariables[name] ?? '')}.`;
  });
  if (/^(127\.|\[?::1)/.test(setVariables.HOSTNAME ?? '')) {
    problems.push(
      'HOSTNAME must be localhost: with a number of this machine, Next answers filtered lists with an error.',
    );
  }
  for (const name of needed) if (!setVariables[name]) problems.push(`${name} is missing.`);
  const { STOP_DELAY_MS, STOP_LIMIT_MS } = result.output as v.InferOutput<typeof schema>;
  if (result.success && STOP_LIMIT_MS <= STOP_DELAY_MS) {
    problems.push(`STOP_LIMIT_MS (${STOP_LIMIT_MS}) must be more than STOP_DELAY_MS (${STOP_DELAY_MS}).`);
  }
  if (!setVariables.NEXT_PUBLIC_CHAT_HOST !== !setVariables.NEXT_PUBLIC_CHAT_TOKEN) {
    problems.push('NEXT_PUBLIC_CHAT_HOST and NEXT_PUBLIC_CHAT_TOKEN belong together; one of them is missing.');
  }
  for (const [name, other] of PAIRS)
    if (setVariables[name] && !setVariables[other]) problems.push(`${name} needs ${other}, which is missing.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return environmentOf(result.output as v.InferOutput<typeof schema>);
}

function environmentOf(values: v.InferOutput<typeof schema>) {
  return {
    /** The service's origins: for requests from the server, then from browsers. */
    serviceHost: values.SERVICE_HOST,
    publicServiceHost: values.NEXT_PUBLIC_SERVICE_HOST,
    siteUrl: values.NEXT_PUBLIC_SITE_URL,
    chatHost: values.NEXT_PUBLIC_CHAT_HOST,
    /** Where errors of browsers and servers are reported: a DSN, the form in which Sentry names a receiver. */
    errorReportsDsn: values.NEXT_PUBLIC_ERROR_REPORTS_DSN,
    /** Where views of pages and their speed are reported. */
    visitReportsUrl: values.NEXT_PUBLIC_VISIT_REPORTS_URL,
    /** Turns on the redirect between the hosts for small and large devices. */
    mainHost: values.MAIN_HOST,
    /** Redis in which several instances share rendered pages. */
    redisUrl: values.REDIS_URL,
    /** Folders of the service from which the image optimiser may fetch pictures. */
    picturePaths: values.PICTURE_PATHS,
    /** Other origins from which pictures are shown, and resized whatever their folder. */
    pictureHosts: values.PICTURE_HOSTS,
    /** Shared with the service: it signs the calls after a publication. Without it the site takes no such calls. */
    publishSecret: values.PUBLISH_SECRET,
    /** With it the service answers with drafts; needed for previews, with `publishSecret`. */
    draftToken: values.DRAFT_TOKEN,
    /** The nginx servers whose caches are refreshed after a publication, and the token by which they know the site. */
    gateways: values.GATEWAYS,
    gatewayToken: values.GATEWAY_TOKEN,
    /** Where the server answers with its metrics; off without a port. */
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : undefined,
    /** Milliseconds of serving after SIGTERM, and the limit after which the process ends in any case. */
    stop: { delayMs: values.STOP_DELAY_MS, limitMs: values.STOP_LIMIT_MS },
  };
}

export type Environment = ReturnType<typeof readEnvironment>;
