import { canRender } from '@/server/health/can-render';
import { healthResponse } from '@/server/health/health-response';
import { isStopping } from '@/server/stop/stopping';

/**
 * Readiness: this instance can render pages. The service need not respond, because cached pages are shown without it.
 */
export default healthResponse(async (request) => {
  if (isStopping()) return 'stopping';
  return (await canRender(request)) ? 'ok' : 'cannot render';
});
