import { canRender } from '@/server/health/can-render';
import { healthAnswer } from '@/server/health/health-answer';
import { isStopping } from '@/server/stop/stopping';

/** Ready when this instance can render pages. The service need not answer, because cached pages are served without it. */
export default healthAnswer(async (request) => {
  if (isStopping()) return 'stopping';
  return (await canRender(request)) ? 'ok' : 'cannot render';
});
