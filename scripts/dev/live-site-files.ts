import { runLive } from '../lib/live-process.ts';

// The sources of the site's generated files that Next does not watch itself: messages, tokens, limits, icons.
const folders = ['public/locales', 'src/ui/theme', 'src/ui/static', 'src/config'];

runLive({ args: ['scripts/dev/write-site-files.ts'], folders });
