export type Command = {
  /** As typed after `npm run`, or after `npm run lab --`; `npm start` and `npm test` need no `run`. */
  name: string;
  does: string;
  /** The most useful options; a command prints all of its options when it gets an unknown one. */
  options?: string;
  /** Programs that this machine must have beside Node. */
  needs?: string;
};

/** Commands of every day, which `npm run help` prints first. */
export const dailyCommands: Command[] = [
  { name: 'start', does: 'Installs, builds and serves the site on :3000 with the embedded service host on :4010.' },
  { name: 'test', does: 'Installs and runs all that CI runs.', options: 'a name runs the test files with that name' },
  { name: 'dev', does: 'Serves the site with live reload, the service host and its developer panel.' },
  {
    name: 'generate',
    does: 'Checks the API document and writes every generated file: SDK, validators, tokens, icons, the messages of each page.',
    options: '--check fails when a file is out of date',
  },
  {
    name: 'lint',
    does: 'Checks format, lint rules, import directions and the API document; writes nothing.',
  },
  { name: 'typecheck', does: 'Writes the generated files and checks all types (tsc).' },
  {
    name: 'test:unit',
    does: 'Runs the unit, contract and architecture tests once.',
    options: 'a name runs the files with that name; --watch repeats them after each change',
  },
  {
    name: 'test:e2e',
    does: 'Builds the site when needed, starts it with the embedded service host and runs the browser tests of `npm test`.',
    options: 'a name runs the files with that name, in both languages',
  },
  { name: 'mock', does: 'Serves the embedded service host alone, and restarts it after changes.' },
  { name: 'format', does: 'Formats the code and fixes lint errors that can be fixed safely.' },
  { name: 'help', does: 'Prints this list.' },
];

export type LabName =
  | 'browser'
  | 'bench'
  | 'a11y'
  | 'engines'
  | 'faults'
  | 'intents'
  | 'mutation'
  | 'growth'
  | 'cluster'
  | 'contract'
  | 'shots'
  | 'compare';

/** Parts of the lab: longer measurements and checks, in the order of `npm run lab -- all`. */
export const labCommands: (Command & { name: LabName })[] = [
  {
    name: 'browser',
    does: 'Runs every browser test in both languages; `npm test` runs each file in one, and a sample of the longest.',
    options: 'a name runs the files with that name',
  },
  {
    name: 'bench',
    does: 'Measures weights, requests per second, Lighthouse scores, layout shift and interactions against an empty page and other sites.',
    options: '--only weights,lighthouse',
    needs: 'nginx, wrk',
  },
  {
    name: 'a11y',
    does: 'Checks every route, state and form with axe, at three widths, by keyboard and with forced colours.',
    options: '--only @A3 for one goal',
  },
  {
    name: 'engines',
    does: 'Goes through the main journeys in Firefox and WebKitGTK, at two widths.',
    options: '--only book',
    needs: 'firefox-esr, webkit2gtk-driver, xvfb',
  },
  {
    name: 'faults',
    does: 'Answers every operation with ten faults on every page that calls it (about 20 minutes).',
    options: '--only hanging',
  },
  {
    name: 'intents',
    does: 'Sends a booking in random ways; each must end in exactly one reservation at an agreed price.',
    options: '--trials 1000 --seed 7; --of sessions ends sessions in several tabs instead',
  },
  {
    name: 'mutation',
    does: 'Changes each rule of the domain and the booking session and expects a test to fail; score of at least 90 %.',
    options: '--only src/domain/party.ts',
  },
  {
    name: 'growth',
    does: 'Measures each read of the embedded service host with up to 300 times the tours: requests per second and p99.',
    options: '--only 1,300 for factors; --operation search',
    needs: 'wrk',
  },
  {
    name: 'cluster',
    does: 'Runs two instances behind nginx with Redis and stops, hangs or updates parts of them under load.',
    options: '--only redis,ends; --soak 30 for minutes of even load',
    needs: 'nginx, wrk, redis-server',
  },
  {
    name: 'contract',
    does: 'Compares the embedded service host with the API document, every write included.',
    options: '--only login; all others of npm run contract',
  },
  {
    name: 'shots',
    does: 'Takes screenshots of every route, in both languages at three widths, into .shots/.',
    options: '--only blog; SITE_URL=… for a running site',
  },
  {
    name: 'compare',
    does: 'Says what became worse or better between two results of each section of tests/results.jsonl.',
    options: 'two commits, dates or files of results; without them the last two results',
  },
];

/** The document, the SDK and releases. */
export const releaseCommands: Command[] = [
  {
    name: 'contract',
    does: 'Compares a running service host with the API document, by reading only unless told otherwise.',
    options: '-- https://host [--probe] [--email …] [--write] [--json]',
  },
  { name: 'contract:diff', does: 'Lists the changes of the document since the last release.', options: '--release' },
  { name: 'contract:examples', does: 'Proposes examples from a recorded contract run.', options: '-- run.json' },
  { name: 'sdk', does: 'Builds the SDK as a package that npm can publish, in sdk/dist.' },
  { name: 'release', does: 'Builds the site as a folder that runs by itself, in .release.' },
  {
    name: 'demo',
    does: 'Serves the site without any service host, answered by a worker, on :3400.',
    options: '--check',
  },
];

export type Variable = { name: string; default: string; means: string; isBuildTime?: boolean };

/** Environment variables of the commands and of a running site. */
export const variables: Variable[] = [
  { name: 'PORT', default: '3000', means: 'port of the site' },
  { name: 'SERVICE_HOST', default: 'the embedded host', means: 'use this service host and start none' },
  {
    name: 'NEXT_PUBLIC_SERVICE_HOST',
    default: 'SERVICE_HOST',
    means: 'the address at which browsers reach it',
    isBuildTime: true,
  },
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    default: 'http://localhost:PORT',
    means: 'public address of the site',
    isBuildTime: true,
  },
  {
    name: 'MAIN_HOST',
    default: 'none',
    means: 'e.g. kelana.example: redirects phones to m. and others back',
    isBuildTime: true,
  },
  {
    name: 'PICTURE_PATHS',
    default: '/media/',
    means: 'folders of the service whose pictures the site resizes, divided by commas',
    isBuildTime: true,
  },
  {
    name: 'PICTURE_HOSTS',
    default: 'none',
    means: 'other origins whose pictures the site shows and resizes, divided by commas',
    isBuildTime: true,
  },
  {
    name: 'NEXT_PUBLIC_CHAT_HOST',
    default: 'a stand-in, or WhatsApp',
    means: 'origin of Chatwoot; needs NEXT_PUBLIC_CHAT_TOKEN',
    isBuildTime: true,
  },
  { name: 'NEXT_PUBLIC_CHAT_TOKEN', default: 'none', means: 'website token of Chatwoot', isBuildTime: true },
  {
    name: 'NEXT_PUBLIC_ERROR_REPORTS_URL',
    default: 'none',
    means: 'errors of browsers and servers are posted there',
    isBuildTime: true,
  },
  {
    name: 'NEXT_PUBLIC_VISIT_REPORTS_URL',
    default: 'none',
    means: 'views of pages and their speed are posted there',
    isBuildTime: true,
  },
  { name: 'REDIS_URL', default: 'none', means: 'all instances of one build share their pages there' },
  {
    name: 'PUBLISH_SECRET',
    default: 'one of each start',
    means: 'secret of the service and the site; it signs the calls after a publication and the links of previews',
  },
  { name: 'DRAFT_TOKEN', default: 'one of each start', means: 'token with which the site reads drafts of the service' },
  { name: 'GATEWAYS', default: 'none', means: 'nginx servers whose caches the site refreshes, divided by commas' },
  { name: 'GATEWAY_TOKEN', default: 'none', means: 'token by which nginx knows the site; the same value in nginx' },
  { name: 'STOP_DELAY_MS', default: '0', means: 'time an instance serves after SIGTERM while readiness says 503' },
  { name: 'STOP_LIMIT_MS', default: '10000', means: 'time after which it ends at the latest' },
  { name: 'MOCK_PORT', default: '4010', means: 'port of the embedded service host' },
  { name: 'MOCK_HOST', default: 'localhost', means: '0.0.0.0 lets other machines call the embedded host' },
  {
    name: 'MOCK_SCENARIO',
    default: 'default',
    means:
      'first data: default, empty, zero-points, premium, sold-out, many-bookings, one-language or partly-translated',
  },
  { name: 'MOCK_STATE', default: '.mock/state.json', means: 'file in which the embedded host keeps its state' },
  { name: 'MOCK_PANEL', default: 'off', means: 'on shows the developer panel; npm run dev sets it' },
  {
    name: 'SITE_WEBHOOK',
    default: 'the site of npm start',
    means: 'address that the embedded host calls after a publication',
  },
  { name: 'TEST_PORT', default: '3100', means: 'port of the site under test' },
  { name: 'TEST_MOCK_PORT', default: '4110', means: 'port of its service host' },
  { name: 'DEMO_PORT', default: '3400', means: 'port of npm run demo' },
  {
    name: 'BENCH_PORT',
    default: '3300',
    means: 'port of the bench; BENCH_EMPTY_PORT, _NGINX_, _FILES_, _ASTRO_, _MOCK_ too',
  },
  { name: 'BENCH_ROUNDS', default: '5', means: 'rounds of the bench' },
  {
    name: 'BENCH_PEERS',
    default: 'none',
    means: 'other sites beside ours in the part peers, e.g. Shop=http://localhost:3400/search, divided by commas',
  },
  { name: 'BENCH_ROUND_MS', default: '2000', means: 'length of a round of requests' },
  {
    name: 'CLUSTER_PORT',
    default: '3500',
    means: 'first port of the cluster; CLUSTER_MOCK_PORT, CLUSTER_REDIS_PORT too',
  },
  { name: 'CHROMIUM_PATH', default: 'found by itself', means: 'the Chromium of the browser tests' },
  {
    name: 'CONTRACT_PASSWORD',
    default: 'none',
    means: 'password of the member that npm run contract --email reads as',
  },
];
