import { startLive } from '../lib/live-process.ts';

// The embedded service host of development, and the generation of the files that it reads from the API document. The
// state of the host is on disk and survives a restart after a change.
const host = ['mocks/server.ts', ...process.argv.slice(2)];
const stops = [
  startLive({ args: host, folders: ['mocks', 'sdk/src/generated'], say: console.log }),
  startLive({ args: ['scripts/generate.ts'], folders: ['openapi'], files: /\.yaml$/, say: console.log }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)));
}
