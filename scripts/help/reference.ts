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
