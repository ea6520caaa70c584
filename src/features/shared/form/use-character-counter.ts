import { groupThousands } from '@/domain/money';
import { useWords } from '@/i18n/use-words';

/** Writes how many characters are left, or how many are too many where `left` is negative. */
export function useCharacterCounter(): (left: number) => string {
  const { t, locale } = useWords('form');
  return (left) => {
    const count = Math.abs(left);
    return t(left < 0 ? 'over' : 'left', { count, n: groupThousands(count, locale) });
  };
}
