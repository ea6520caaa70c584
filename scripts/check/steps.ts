import { lintDocument } from '../generate/bundle.ts';
import { root, runCommand } from '../lib/process-group.ts';
import { generateFiles } from '../lib/servers.ts';
import { requireTestPorts, startTestSite } from '../lib/test-site.ts';
import { ensureChromium } from './chromium.ts';
import { checkDevelopment } from './development.ts';
import type { Step } from './run-steps.ts';
import { browserTests, unitTests } from './tests.ts';

/** The checks of `npm run lint`, which write nothing. */
export const lintSteps: Step[] = [
  {
    name: 'Lint and format',
    run: () => runCommand('biome', ['check', '.']),
    advice: '`npm run format` formats the code and fixes what can be fixed safely; the rest needs a change by hand.',
  },
  {
    name: 'Import directions',
    run: () => {
      const options = ['--config', 'tests/architecture/import-directions.cjs', '--output-type', 'err'];
      return runCommand('depcruise', [...options, 'src', 'sdk', 'mocks', 'scripts']);
    },
    advice: 'tests/architecture/import-directions.cjs lists the forbidden imports and their reasons.',
  },
  {
    name: 'API document',
    run: () => lintDocument(root),
    advice: 'Edit the named file in openapi/. Its rules, with their reasons, are in openapi/redocly.yaml.',
  },
];

export const formatStep: Step = {
  name: 'Format and fix',
  run: () => runCommand('biome', ['check', '--write', '.']),
  advice: 'Each problem above needs a change by hand.',
};

/** Git ignores the generated validators, and the other generated files may be older than their sources. */
export const generateStep: Step = {
  name: 'Generated files',
  run: generateFiles,
  advice: 'Edit the file that the message names, then run the command again.',
};

export const typesStep: Step = {
  name: 'Types',
  run: () => runCommand('tsc', ['--noEmit', '-p', '.']),
  advice: 'Each line above names a file, line and column. After a change of openapi/ these places are out of date.',
};

/**
 * Returns the step that runs all unit, contract and architecture tests, or those that the arguments of Vitest select.
 */
export function unitStep(selection: readonly string[] = []): Step {
  return {
    name: 'Unit, contract and architecture tests',
    run: () => unitTests(selection),
    advice: '`npm run test:unit -- --watch <name>` runs the tests of a file again after each change.',
  };
}

const ARCHITECTURE = 'tests/architecture';

/** Runs the architecture tests, which take seconds, before the others. */
export const architectureStep: Step = { ...unitStep([ARCHITECTURE]), name: 'Architecture tests' };

export const otherUnitStep: Step = {
  ...unitStep([`--exclude=${ARCHITECTURE}/**`]),
  name: 'Unit and contract tests',
};

export const developmentStep: Step = {
  name: 'Development server',
  run: () => checkDevelopment(),
  advice: '`npm run dev` must serve pages and show changes; the tests are in tests/development.',
};

export const chromiumStep: Step = {
  name: 'Browser',
  run: async () => {
    await requireTestPorts();
    ensureChromium();
  },
  advice: 'CHROMIUM_PATH names the Chromium that is used; without it one is found or downloaded.',
};

/**
 * Returns the steps that build and start the test site and run browser tests against it: a sample of every file, or the
 * given files in full.
 */
export function browserSteps(
  files: readonly string[] = [],
  isSample = files.length === 0,
): { build: Step; tests: Step } {
  return {
    build: {
      name: 'Build',
      run: startTestSite,
      advice: 'The message above is from `next build` or a server that did not start; .cache/test-*.log has the rest.',
    },
    tests: {
      name: 'Browser tests',
      run: () => browserTests(files, isSample),
      advice:
        '`npm run test:e2e -- <name>` runs the browser tests of a file; test-results/ has a trace of each failure.',
    },
  };
}
