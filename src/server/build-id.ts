import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let buildId: string | undefined;

/** Returns the id of the build that this server runs, which Next writes beside it. */
export function readBuildId(): string {
  buildId ??= readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  return buildId;
}
