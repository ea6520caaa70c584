import { healthAnswer } from '@/server/health/health-answer';

/** Liveness: the process answers, independent of everything else. */
export default healthAnswer(async () => 'ok');
