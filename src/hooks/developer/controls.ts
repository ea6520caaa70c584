import { loadBrowserClient } from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';
import { createControlClient } from '../../../mocks/control/client.ts';

export type {
  Account,
  Call,
  ControlClient,
  ControlStatus,
  NewFault,
  ShownFault,
} from '../../../mocks/control/client.ts';

/** The controls of the embedded host, `/__mock`. */
export const controls = createControlClient(publicEnv.serviceHost, {
  world: publicEnv.mockWorld,
  fetch: async (...request) => {
    // In a preview the client also starts the mock service.
    await loadBrowserClient();
    return fetch(...request);
  },
});
