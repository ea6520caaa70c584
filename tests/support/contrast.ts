/** Red, green and blue, 0 to 255. */
export type Channels = readonly [number, number, number];

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export function contrastOf(a: Channels, b: Channels): number {
  const [light = 1, dark = 1] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the contrast ratio of two six-digit hex colours. */
export function contrast(a: string, b: string): number {
  return contrastOf(channelsOf(a), channelsOf(b));
}

export function channelsOf(hex: string): Channels {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}
