import { healthResponse } from '@/server/health';

/** Liveness: the process responds, independent of all other services. */
export default healthResponse(async () => 'ok');
