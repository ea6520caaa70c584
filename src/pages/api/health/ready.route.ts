import { canRender, healthResponse } from '@/server/health';
import { isStopping } from '@/server/stop';

/**
 * Readiness: this instance can render pages. The service need not respond, because cached pages are shown without it.
 */
export default healthResponse(async (request) => {
  if (isStopping()) return 'stopping';
  return (await canRender(request)) ? 'ok' : 'cannot render';
});
