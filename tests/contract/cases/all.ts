import type { OperationId } from '@sdk';
import type { Matrix } from '../case.ts';
import { articleCases } from './article.ts';
import { authCases } from './auth.ts';
import { careerCases } from './career.ts';
import { corporateCases } from './corporate.ts';
import { masterCases } from './master.ts';
import { miceCases } from './mice.ts';
import { pageCases } from './page.ts';
import { tourCases } from './tour.ts';
import { userCases } from './user.ts';

export const allCases: Matrix<OperationId> = {
  ...authCases,
  ...userCases,
  ...tourCases,
  ...masterCases,
  ...pageCases,
  ...careerCases,
  ...miceCases,
  ...corporateCases,
  ...articleCases,
};
