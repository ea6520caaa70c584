import { startLive } from '../lib/live-process.ts';

// The embedded service host of development. Its state is on disk and survives a restart after a code change.
const stop = startLive({ args: ['mocks/server.ts'], folders: ['mocks', 'sdk/src/generated'], say: console.log });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
