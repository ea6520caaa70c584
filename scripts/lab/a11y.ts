import { forgetBuild } from '../lib/site-build.ts';
import { playwright, testSite, withTestSite } from '../lib/test-site.ts';
import { commandOptions } from './results.ts';

// Tests accessibility on every route, language, width and state; `npm test` runs the cheapest part.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- a11y [--only <words>]: the tests whose name or goal (@A1 … @A9) contains these words',
);

await withTestSite(() => {
  // The tests also generate pages from other data. These pages stay in the build, so it must not be reused.
  forgetBuild(testSite.distDir);
  // With --only most goals have no figures, so the table of a full run stays.
  const env: Record<string, string> = only ? {} : { WRITES_TABLE: 'yes' };
  return playwright('tests/lab/accessibility/playwright.config.ts', [], env, only);
}, 'Every check passed.');
