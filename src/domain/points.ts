import type { Membership } from '@sdk';
import { addDays, type DateLocale } from './dates';
import { groupThousands } from './money';

export type PointMovement = Membership['history'][number];
export type PointKind = PointMovement['status'];

const kinds = ['earned', 'used', 'expired'] as const satisfies PointKind[];
const NBSP = '\u00a0';

/** Formats `12450` as `12.450` (Indonesian) or `12,450` (English), with a minus sign below zero. */
export const formatPoints = (points: number, locale: DateLocale): string =>
  (points < 0 ? '\u2212' : '') + grouped(points, locale);

/** Formats a movement of points with its sign: `+ 2.890`, `− 1.000`; a zero has none. */
export function formatMovement(points: number, locale: DateLocale): string {
  if (points === 0) return '0';
  return `${points > 0 ? '+' : '\u2212'}${NBSP}${grouped(points, locale)}`;
}

const grouped = (points: number, locale: DateLocale) => groupThousands(Math.abs(points), locale);

/** Returns the kinds that occur in a history, in their usual order. */
export function kindsOf(history: readonly PointMovement[]): PointKind[] {
  return kinds.filter((kind) => history.some((movement) => movement.status === kind));
}

/** Returns the kind of movement in a URL query; null, for all kinds, when it is missing or invalid. */
export function kindFromUrl(status: unknown): PointKind | null {
  return kinds.find((kind) => kind === status) ?? null;
}

/** Returns true when the points of a movement have expired on this day. */
export const hasRunOut = ({ status, expired_at }: PointMovement, today: string): boolean =>
  status === 'earned' && expired_at !== null && expired_at < today;

/** Points that expire on one day. `isCertain` is false when they are only an upper limit. */
export type Expiry = { date: string; points: number; isCertain: boolean };

const SOON_DAYS = 90;

/**
 * Returns the points that expire within 90 days, the soonest first. The history lists earned and spent points, but not
 * which points were spent. So the points of a day are certain only when no spending can have used them; otherwise they
 * are an upper limit, which never exceeds the balance.
 */
export function expiringSoon({ card, history }: Membership, today: string): Expiry[] {
  const last = addDays(today, SOON_DAYS);
  const usable = history.filter(
    (movement) => movement.status === 'earned' && movement.point > 0 && !hasRunOut(movement, today),
  );
  const spent = sum(usable) - card.point;
  const days = [...new Set(usable.flatMap(({ expired_at }) => expired_at ?? []))].sort();
  return days.flatMap((date) => {
    const earned = sum(usable.filter(({ expired_at }) => expired_at === date));
    const most = Math.min(earned, card.point);
    const isCertain = spent >= 0 && earned - spent === most;
    return date <= last && most > 0 ? [{ date, points: most, isCertain }] : [];
  });
}

const sum = (movements: readonly PointMovement[]) => movements.reduce((total, { point }) => total + point, 0);
