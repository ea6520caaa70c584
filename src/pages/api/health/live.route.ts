import { healthAnswer } from '@/server/health/health-answer';

/** The process answers; it depends on nothing. */
export default healthAnswer(async () => 'ok');
