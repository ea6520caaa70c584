import { canRender } from '@/server/health/can-render';
import { healthAnswer } from '@/server/health/health-answer';
import { isStopping } from '@/server/stop/stopping';

/** Pages can be rendered here; that the service answers is no condition, because what is kept is shown without it. */
export default healthAnswer(async (request) => {
  if (isStopping()) return 'stopping';
  return (await canRender(request)) ? 'ok' : 'cannot render';
});
