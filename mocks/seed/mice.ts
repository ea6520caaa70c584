import type { MiceProduct } from '@sdk';

export const miceProducts: MiceProduct[] = [
  { id: 1, name: 'Meeting' },
  { id: 2, name: 'Incentive Trip' },
  { id: 3, name: 'Conference' },
  { id: 4, name: 'Exhibition' },
  { id: 5, name: 'Gala Dinner' },
  { id: 6, name: 'Team Building' },
  { id: 7, name: 'Outing & Family Gathering' },
  { id: 8, name: 'Study Tour' },
];
