import type { Measure } from '../measure.ts';
import { spread } from '../statistics.ts';
import type { FirstBytes } from './first-bytes.ts';

type About = Pick<Measure, 'group' | 'subject' | 'unit' | 'goal'>;

export const SHIFT = { group: 'layout shift', unit: 'CLS', goal: { atMost: 0 } } as const;
export const LATENCY = { group: 'press to paint, 4x', unit: 'ms', goal: { atMost: 100 } } as const;
export const SOFT = { group: 'to the next page, 4x', unit: 'ms', goal: { atMost: 100 } } as const;
export const WAY_BACK = { group: 'not kept for Back', unit: 'pages', goal: { atMost: 0 } } as const;
/** The limit of a picture loaded before any interaction. */
export const PICTURE_KB = 60;

/** Returns the median of the runs with the lowest and highest; `detail` is that of the slowest run. */
export function medianMeasure(about: About, taken: number[], detail?: string): Measure {
  const { median, min, max } = spread(taken);
  const range = `${Math.round(min)}–${Math.round(max)}`;
  return { ...about, value: median, range: { min, max }, detail: detail ? `${range}; ${detail}` : range };
}

/** Returns the two measures of the bytes before any interaction: no chat, and no heavy picture. */
export function aboutBytes(subject: string): [chat: About, picture: About] {
  return [
    { group: 'chat before its use', subject, unit: 'kB', goal: { atMost: 0 } },
    { group: 'heaviest picture', subject, unit: 'kB', goal: { atMost: PICTURE_KB } },
  ];
}

export function bytesMeasures(subject: string, { chatBytes, pictures, largest }: FirstBytes): Measure[] {
  const [heaviest] = pictures;
  const all = pictures.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const [chat, picture] = aboutBytes(subject);
  return [
    { ...chat, value: chatBytes / 1000 },
    {
      ...picture,
      value: (heaviest?.bytes ?? 0) / 1000,
      detail: [
        heaviest?.name,
        `${pictures.length} pictures, ${all.toFixed(0)} kB`,
        largest && `largest part ${largest.name}`,
      ]
        .filter(Boolean)
        .join('; '),
    },
  ];
}
