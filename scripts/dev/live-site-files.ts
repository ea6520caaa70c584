import { startLive } from '../lib/live-process.ts';

// The sources of the site's generated files that Next does not watch itself: messages, tokens, limits, icons.
const folders = ['public/locales', 'src/ui/theme', 'src/ui/static', 'src/config'];

const stop = startLive({ args: ['scripts/dev/write-site-files.ts'], folders, say: console.log });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
