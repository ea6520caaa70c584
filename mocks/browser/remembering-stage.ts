import { allBehaviours } from '../behaviours/all.ts';
import { resumed } from '../snapshot.ts';
import { createStage, type Stage } from '../stage.ts';
import { remember, remembered } from './tab-memory.ts';

/** The stage of this tab, as it was before the page was loaded again; each change of it is remembered at once. */
export function createRememberingStage(now: () => Date): Stage {
  const onChange = () => remember(stage);
  const stage: Stage = createStage({ behaviours: allBehaviours, now, ...resumed(remembered()), onChange });
  return stage;
}
