import { groupThousands } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';

/** Returns a function that writes the number of characters left, or of excess characters if `left` is negative. */
export function useCharacterCounter(): (left: number) => string {
  const { t, locale } = useMessages('form');
  return (left) => {
    const count = Math.abs(left);
    return t(left < 0 ? 'over' : 'left', { count, n: groupThousands(count, locale) });
  };
}
