import { canRender } from '@/server/health/can-render';
import { healthAnswer } from '@/server/health/health-answer';
import { isStopping } from '@/server/stop/stopping';

/** Readiness: pages can be rendered here. The service need not answer, because cached pages are shown without it. */
export default healthAnswer(async (request) => {
  if (isStopping()) return 'stopping';
  return (await canRender(request)) ? 'ok' : 'cannot render';
});
