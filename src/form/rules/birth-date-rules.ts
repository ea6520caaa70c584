import * as v from 'valibot';
import { parseTypedDate } from '@/domain/typed-date';
import { optional, parsed, type Rules, yearsAfter } from './rules';

const LEAST_YEARS = 17;
const MAX_YEARS = 110;

/** Returns the schema of an optional birth date, with the service's limits for members: 17 to 110 years ago. */
export function birthDateOrNothing({ say, message }: Rules, today: string) {
  return optional(
    v.pipe(
      v.string(),
      v.trim(),
      ...parsed(parseTypedDate, message('date')),
      v.check((date) => date < today, say('birthFuture')),
      v.check((date) => date >= today || date <= yearsAfter(today, -LEAST_YEARS), say('minAge', { n: LEAST_YEARS })),
      v.check((date) => date > yearsAfter(today, -MAX_YEARS - 1), say('tooOld')),
    ),
  );
}
