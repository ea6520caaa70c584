import { healthResponse } from '@/server/health/health-response';

/** Liveness: the process responds, independent of all other services. */
export default healthResponse(async () => 'ok');
