import { canRender } from '@/server/health/can-render';
import { healthAnswer } from '@/server/health/health-answer';
import { isStopping } from '@/server/stop/stopping';

/**
 * Readiness: this instance can render pages. The service need not respond, because cached pages are shown without it.
 */
export default healthAnswer(async (request) => {
  if (isStopping()) return 'stopping';
  return (await canRender(request)) ? 'ok' : 'cannot render';
});
