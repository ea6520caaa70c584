import { readEnvironment } from '@/config/environment';
import { stopGently } from './stop/stop-gently';

/** What a server of the site does before its first answer. With a wrong environment it ends, and says what is wrong. */
export function start(environment: Record<string, string | undefined>): void {
  try {
    stopGently(readEnvironment(environment).stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Next would go on listening and answer nothing.
    process.exit(1);
  }
}
