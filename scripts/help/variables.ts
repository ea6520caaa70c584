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
  { name: 'NEXT_PUBLIC_MOCK_WORLD', default: 'none', means: 'world of a shared embedded host', isBuildTime: true },
  {
    name: 'MOCK_UPSTREAM',
    default: 'none',
    means: 'a real host to which the embedded host passes calls and records them',
  },
  {
    name: 'MOCK_RECORDING',
    default: 'none',
    means: 'file of the recorded calls; without MOCK_UPSTREAM the embedded host answers from it',
  },
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
