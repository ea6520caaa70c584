/** Red, green and blue, 0 to 255. */
export type Channels = readonly [number, number, number];

/** Returns the relative luminance of a colour, 0 to 1. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
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

/** Returns the channels of a hex colour in the form `#rrggbb`. */
export function channelsOf(hex: string): Channels {
  const channelAt = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [channelAt(1), channelAt(3), channelAt(5)];
}
