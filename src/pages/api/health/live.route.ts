import { healthAnswer } from '@/server/health/health-answer';

/** Liveness: the process responds, independent of all other services. */
export default healthAnswer(async () => 'ok');
