import type { Measure, MeasureLabel } from '../measure.ts';
import type { FirstBytes } from './first-bytes.ts';

export const SHIFT = { group: 'layout shift', unit: 'CLS', goal: { atMost: 0 } } as const;
export const LATENCY = { group: 'press to paint, 4x', unit: 'ms', goal: { atMost: 100 } } as const;
export const SOFT_NAVIGATION = { group: 'to the next page, 4x', unit: 'ms', goal: { atMost: 100 } } as const;
export const BACK_FORWARD_CACHE = { group: 'not restored by Back', unit: 'pages', goal: { atMost: 0 } } as const;
/** The limit of a picture that is loaded before any interaction. */
export const PICTURE_KB = 60;

/** Returns the labels of the two measures of the bytes before any interaction: those of the chat and of a picture. */
export function bytesLabels(subject: string): [chat: MeasureLabel, picture: MeasureLabel] {
  return [
    { group: 'chat before its use', subject, unit: 'kB', goal: { atMost: 0 } },
    { group: 'heaviest picture', subject, unit: 'kB', goal: { atMost: PICTURE_KB } },
  ];
}

/** Returns the measures of a page: the bytes of the chat and those of the heaviest picture, in kB. */
export function bytesMeasures(subject: string, { chatBytes, pictures, largest }: Omit<FirstBytes, 'kinds'>): Measure[] {
  const [heaviest] = pictures;
  const totalKb = pictures.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const [chat, picture] = bytesLabels(subject);
  return [
    { ...chat, value: chatBytes / 1000 },
    {
      ...picture,
      value: (heaviest?.bytes ?? 0) / 1000,
      detail: [
        heaviest?.name,
        `${pictures.length} pictures, ${totalKb.toFixed(0)} kB`,
        largest && `largest contentful paint ${largest.name}`,
      ]
        .filter(Boolean)
        .join('; '),
    },
  ];
}
