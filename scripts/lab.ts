import { runCommand, stopOnSignals } from './lib/process-group.ts';

// Starts one part of the lab, `scripts/lab/<name>.ts`, with its options; each part prints them for `--help`.
const parts = {
  bench: 'weights, paint and blocked time against an empty page (--only weights,paint)',
  a11y: 'every route, state and form with axe, at three widths, by keyboard, with forced colours (--only @A3)',
  engines: 'the browser tests of the main journeys in Firefox and WebKit',
  cluster: 'two instances, nginx, Redis and Prometheus, with faults under load (--only publish,rolling; --soak 30)',
  faults: 'every operation with ten faults on every page that calls it',
  intents: 'random bookings, or session ends in several tabs (--of sessions; --trials 1000)',
  mutation: 'changes each rule of the domain and expects a test to fail',
  browser: 'every browser test in both languages',
};

/** The parts that need the packages of scripts/lab/package.json, which no other command installs. */
const partsWithPackages = ['engines', 'mutation'];

const [name = '', ...options] = process.argv.slice(2);
// A part needs up to 5 s to stop its own servers.
stopOnSignals(15_000);
if (Object.hasOwn(parts, name)) {
  if (partsWithPackages.includes(name)) await runCommand('npm', ['ci', '--prefix', 'scripts/lab', '--loglevel=error']);
  // A part has this terminal, because it may ask before it installs system packages.
  await runCommand('node', [`scripts/lab/${name}.ts`, ...options], { stdio: 'inherit' }).catch(() => {
    process.exitCode = 1;
  });
} else {
  console.error(
    Object.entries(parts)
      .map(([part, does]) => `npm run lab -- ${part.padEnd(10)}${does}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
