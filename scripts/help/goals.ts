import type { LabName } from './reference.ts';

type GoalName = `${'P' | 'A' | 'E' | 'R' | 'S'}${number}`;

/** The tests of a quality goal of `tests/results.md`. With both, `npm test` runs a sample of the lab's tests. */
type GoalTests = {
  goal: GoalName;
  about: string;
  /** Files that `npm test` runs. */
  files?: string[];
  /** As typed after `npm run lab --`. */
  lab?: LabName | `${LabName} --${string}`;
};

export const goals: GoalTests[] = [
  { goal: 'P1', about: 'JavaScript of a page', files: ['scripts/check/sizes.ts'], lab: 'bench --only weights' },
  { goal: 'P2', about: 'blocked main thread', lab: 'bench --only lighthouse,blocking' },
  { goal: 'P3', about: 'Lighthouse performance', lab: 'bench --only lighthouse' },
  { goal: 'P4', about: 'HTML and page data', files: ['scripts/check/sizes.ts'], lab: 'bench --only weights' },
  { goal: 'P5', about: 'requests per second', lab: 'bench --only next,nginx' },
  {
    goal: 'P6',
    about: 'layout shift, interactions',
    files: ['tests/e2e/shell/layout-stability.spec.ts'],
    lab: 'bench --only visits',
  },
  { goal: 'P7', about: 'list to tour, Back', lab: 'bench --only visits' },
  {
    goal: 'P8',
    about: 'bytes of home, pictures, chat',
    files: ['tests/e2e/shell/layout-stability.spec.ts'],
    lab: 'bench --only lighthouse,visits',
  },
  { goal: 'P9', about: 'a hundred bookings', lab: 'bench --only rows' },
  { goal: 'P10', about: 'first frame on a slow line', lab: 'bench --only paint' },
  { goal: 'P11', about: 'growth of the catalogue', files: ['src/hooks/tour/use-departures.test.ts'], lab: 'growth' },
  { goal: 'A1', about: 'axe', files: ['tests/e2e/shell/accessibility.spec.ts'], lab: 'a11y --only @A1' },
  { goal: 'A2', about: 'reflow and zoom', files: ['tests/e2e/shell/accessibility.spec.ts'], lab: 'a11y --only @A2' },
  { goal: 'A3', about: 'keyboard', lab: 'a11y --only @A3' },
  { goal: 'A4', about: 'target sizes', files: ['tests/e2e/shell/accessibility.spec.ts'], lab: 'a11y --only @A4' },
  { goal: 'A5', about: 'title and focus after a navigation', lab: 'a11y --only @A5' },
  { goal: 'A6', about: 'errors of forms', lab: 'a11y --only @A6' },
  { goal: 'A7', about: 'contrast', files: ['src/ui/theme/style-contrast.test.ts'], lab: 'a11y --only @A7' },
  { goal: 'A8', about: 'transcripts of journeys', lab: 'a11y --only @A8' },
  { goal: 'A9', about: 'less motion, forced colours', lab: 'a11y --only @A9' },
  {
    goal: 'A10',
    about: 'input kept by signing in again',
    files: ['tests/e2e/account/session.spec.ts'],
    lab: 'browser',
  },
  { goal: 'A11', about: 'nothing covers anything', lab: 'a11y' },
  { goal: 'A12', about: 'other engines', lab: 'engines' },
  { goal: 'E1', about: 'Lighthouse SEO', files: ['tests/e2e/site/seo.spec.ts'], lab: 'bench --only lighthouse' },
  {
    goal: 'E2',
    about: 'links and sitemap',
    files: ['tests/e2e/site/crawl.spec.ts', 'tests/e2e/site/seo.spec.ts'],
    lab: 'browser',
  },
  {
    goal: 'E3',
    about: 'languages, 404, index',
    files: ['tests/e2e/site/seo-files.spec.ts', 'tests/e2e/tours/browse.spec.ts'],
    lab: 'browser',
  },
  { goal: 'E4', about: 'words without scripts', files: ['tests/e2e/site/seo-files.spec.ts'], lab: 'browser' },
  {
    goal: 'E5',
    about: 'structured data',
    files: ['tests/specification/structured-data.test.ts', 'tests/e2e/site/seo.spec.ts'],
    lab: 'browser',
  },
  { goal: 'E6', about: 'titles, headings, cards', files: ['tests/e2e/site/seo.spec.ts'], lab: 'browser' },
  { goal: 'R1', about: 'faults of every operation', files: ['tests/e2e/failures/outage.spec.ts'], lab: 'faults' },
  { goal: 'R2', about: 'outage and recovery', files: ['tests/e2e/failures/outage.spec.ts'], lab: 'faults' },
  {
    goal: 'R3',
    about: 'nothing typed is lost',
    files: [
      'tests/e2e/failures/forms.spec.ts',
      'tests/e2e/account/session.spec.ts',
      'tests/e2e/shell/scroll-restoration.spec.ts',
    ],
    lab: 'browser',
  },
  {
    goal: 'R4',
    about: 'one reservation per intent',
    files: ['tests/e2e/booking/intents.spec.ts'],
    lab: 'intents --trials 1000',
  },
  {
    goal: 'R5',
    about: 'offline, retries',
    files: [
      'tests/e2e/failures/connection.spec.ts',
      'src/hooks/swr-retries.test.ts',
      'src/api/circuit-breaker.test.ts',
    ],
    lab: 'browser',
  },
  {
    goal: 'R6',
    about: 'sessions end in all tabs',
    files: ['tests/e2e/account/session-ends.spec.ts'],
    lab: 'intents --of sessions',
  },
  {
    goal: 'R7',
    about: 'a new build while pages are open',
    files: ['tests/e2e/failures/missing-parts.spec.ts'],
    lab: 'cluster --only rolling',
  },
  {
    goal: 'R8',
    about: 'failures of Redis',
    files: ['src/server/shared-pages/shared-pages.test.ts'],
    lab: 'cluster --only redis',
  },
  {
    goal: 'R9',
    about: 'end of an instance',
    files: ['src/server/stop/stop-gently.test.ts', 'scripts/deploy/nginx/several.test.ts'],
    lab: 'cluster --only ends',
  },
  { goal: 'R10', about: 'calls of a cluster, memory', lab: 'cluster --only together,soak --soak 60' },
  {
    goal: 'R11',
    about: 'load of new pictures',
    files: ['src/server/limit-pictures.test.ts', 'scripts/deploy/nginx/limits.test.ts'],
    lab: 'cluster --only pictures',
  },
  { goal: 'S1', about: 'security headers', files: ['src/config/security-headers.test.ts'] },
  {
    goal: 'S2',
    about: 'content policy',
    files: ['tests/e2e/security/content-policy.spec.ts', 'src/config/content-policy-evaluated.test.ts'],
    lab: 'browser',
  },
  {
    goal: 'S3',
    about: 'text of others never runs',
    files: ['tests/e2e/security/hostile-text.spec.ts', 'tests/specification/hostile-text.test.ts'],
    lab: 'browser',
  },
  { goal: 'S4', about: 'redirects', files: ['tests/e2e/security/redirects.spec.ts'], lab: 'browser' },
  { goal: 'S5', about: 'forged hosts', files: ['tests/e2e/security/forged-hosts.spec.ts'], lab: 'browser' },
  { goal: 'S6', about: 'ASVS 5.0', files: ['tests/architecture/asvs.test.ts'] },
  { goal: 'S7', about: 'hostile files', files: ['tests/e2e/security/uploads.spec.ts'], lab: 'browser' },
  { goal: 'S8', about: 'places of the token', files: ['tests/e2e/security/privacy.spec.ts'], lab: 'browser' },
  { goal: 'S9', about: 'dependencies', files: ['tests/architecture/dependencies.test.ts'] },
  {
    goal: 'S10',
    about: '429, 413 and 405',
    files: [
      'scripts/deploy/nginx/limits.test.ts',
      'scripts/deploy/nginx/nginx.test.ts',
      'tests/e2e/security/methods.spec.ts',
    ],
    lab: 'browser',
  },
];
