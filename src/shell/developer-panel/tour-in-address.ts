/** The tour whose page or booking is open: `/en/group-tour/17`, `/booking/17`, `/prebook?tour=17`; null elsewhere. */
export function tourInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): number | null {
  const inPath = /^(?:\/en)?\/(?:group-tour|booking)\/(\d+)$/.exec(pathname)?.[1];
  const asked = /^(?:\/en)?\/prebook$/.test(pathname) ? new URLSearchParams(search).get('tour') : null;
  return Number(inPath ?? asked) || null;
}
