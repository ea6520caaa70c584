import { writeFileSync } from 'node:fs';
import { themeCss } from './theme-css.ts';

writeFileSync(new URL('./tokens.css', import.meta.url), themeCss());
