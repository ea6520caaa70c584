import type { Behaviours } from '../behaviour.ts';
import { articleBehaviours } from './article.ts';
import { authBehaviours } from './auth.ts';
import { careerBehaviours } from './career.ts';
import { corporateBehaviours } from './corporate.ts';
import { masterBehaviours } from './master.ts';
import { miceBehaviours } from './mice.ts';
import { pageBehaviours } from './page.ts';
import { tourBehaviours } from './tour.ts';
import { tripBehaviours } from './trip.ts';
import { userBehaviours } from './user.ts';

/** One behaviour for every operation of the document; a missing one is a type error. */
export const allBehaviours: Behaviours = {
  ...authBehaviours,
  ...userBehaviours,
  ...tripBehaviours,
  ...tourBehaviours,
  ...masterBehaviours,
  ...pageBehaviours,
  ...careerBehaviours,
  ...miceBehaviours,
  ...corporateBehaviours,
  ...articleBehaviours,
};
