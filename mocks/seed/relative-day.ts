/** The day that many days after `today` (before it when negative), both 'YYYY-MM-DD'. */
export function dayFrom(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
