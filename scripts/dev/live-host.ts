import { runLive } from '../lib/live-process.ts';

// The embedded service host of development, and the generation of the files that it reads from the API document. The
// state of the host is on disk and survives a restart after a change.
runLive(
  { args: ['mocks/server.ts', ...process.argv.slice(2)], folders: ['mocks', 'sdk/src/generated'] },
  { args: ['scripts/generate.ts'], folders: ['openapi'], files: /\.yaml$/ },
);
