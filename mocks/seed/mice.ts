import type { MiceProduct } from '@sdk';
import { type Localized, same } from './localized.ts';

type MiceProductText = Omit<MiceProduct, 'name'> & { name: Localized };

export const miceProducts: MiceProductText[] = [
  { id: 1, name: same('Meeting') },
  { id: 2, name: same('Incentive Trip') },
  { id: 3, name: same('Conference') },
  { id: 4, name: same('Exhibition') },
  { id: 5, name: same('Gala Dinner') },
  { id: 6, name: same('Team Building') },
  { id: 7, name: same('Outing & Family Gathering') },
  { id: 8, name: same('Study Tour') },
];
