import type { Pattern, Transport } from './row.ts';

type DayPattern = { meals: string; transport: Transport };

// Meals as letters (none: -) and transport, day by day, for every length that a pattern is used with.
const PATTERNS: Record<string, string> = {
  A4: 'D:flight BLD:bus BL:bus B:flight',
  A5: 'D:flight BLD:bus BL:bus B:walk B:flight',
  A6: 'D:flight BLD:bus BL:bus BLD:bus B:walk B:flight',
  B6: '-:flight LD:bus BLD:bus BLD:bus BL:train B:flight',
  B7: '-:flight LD:bus BLD:bus BLD:bus BL:train BD:walk B:flight',
  C7: '-:flight LD:bus BLD:bus BLD:train BLD:bus BL:bus B:flight',
  C8: '-:flight LD:bus BLD:bus BLD:train BLD:bus BL:bus B:walk B:flight',
  D8: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:walk B:flight -:-',
  D9: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable B:bus B:flight -:-',
  D10: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable BD:bus B:bus B:flight -:-',
  D11: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable BD:bus BL:walk B:bus B:flight -:-',
  D12: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable BD:bus BL:walk BLD:bus B:bus B:flight -:-',
  E11: '-:flight D:flight BL:walk BLD:bus BD:bus BL:train BL:ferry BLD:train B:walk B:flight -:-',
  F6: '-:flight LD:cruise BL:bus BD:bus B:walk B:flight',
  F8: '-:flight LD:cruise BL:bus BD:flight BL:bus BL:ferry B:walk B:flight',
  F9: '-:flight LD:cruise BL:bus BD:bus BL:bus BL:ferry BLD:bus B:walk B:flight',
};

/** The usual meals and transport of each day. Throws for a length that no tour of the pattern has. */
export function getDayPattern(pattern: Pattern, days: number): DayPattern[] {
  const codes = PATTERNS[`${pattern}${days}`];
  if (!codes) throw new Error(`No day pattern ${pattern} of ${days} days`);
  return codes.split(' ').map((code) => {
    const [meals = '', transport = ''] = code.split(':');
    return { meals, transport: transport === '-' ? null : (transport as Transport) };
  });
}
