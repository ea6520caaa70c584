import { allOperations, listExampleNames } from '../engine/operation.ts';
import type { MockContext } from '../mock-context.ts';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../seed/demo.ts';
import { scenarioNames } from '../state/scenario-name.ts';
import type { Member } from '../state/state.ts';

const SHOWN_CALLS = 50;

/**
 * The response body of `GET /__mock`: the state of the host and the available choices. Times are ISO, delays in
 * milliseconds.
 */
export function getStatus(mockContext: MockContext) {
  const { state } = mockContext.database();
  return {
    scenario: state.scenario,
    now: mockContext.now().toISOString(),
    ...mockContext.settings(),
    faults: mockContext.faults.all(),
    isRateLimited: mockContext.rateLimits.isOn(),
    checkpoints: mockContext.checkpoints(),
    calls: mockContext.calls.all().slice(-SHOWN_CALLS),
    broken: mockContext.calls.broken(),
    scenarios: scenarioNames,
    accounts: Object.values(state.members).filter(hasDemoPassword).map(toAccount),
    operations: allOperations().map(([operationId, operation]) => ({
      operationId,
      method: operation.method,
      path: operation.path,
      examples: listExampleNames(operation),
    })),
  };
}

// An account with a changed password is not listed, because the panel shows the demo password.
const hasDemoPassword = ({ passwordHash }: Member) => passwordHash === DEMO_PASSWORD_HASH;

function toAccount({ email, profile, membership }: Member) {
  return {
    email,
    password: DEMO_PASSWORD,
    name: profile.fullname,
    points: membership.card.point,
    isPremium: profile.is_member_premium,
  };
}
