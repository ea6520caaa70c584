/** The widths that pages request from the image optimiser; deviceSizes in next.config.js must be the same list. */
const IMAGE_WIDTHS = [360, 640, 768, 1024, 1280, 1536, 1920] as const;

const QUALITY = 62;

// The optimiser refuses URLs with a query, because each new query would create and store another copy.
const isResizable = (src: string) => !/^(data|blob):|\.svg$|\?/.test(src);

/**
 * Returns the URL of a picture resized to `width` px. SVGs, data and blob URLs and URLs with a query are returned
 * unchanged.
 */
export function imageSrc(src: string, width: number): string {
  return isResizable(src) ? `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}` : src;
}

/**
 * Returns a `srcset` for the widths up to `maxWidth`, at least the smallest; undefined for a picture that cannot be
 * resized.
 */
export function imageSrcSet(src: string, maxWidth = Number.POSITIVE_INFINITY): string | undefined {
  if (!isResizable(src)) return undefined;
  const widths = IMAGE_WIDTHS.filter((width, index) => index === 0 || width <= maxWidth);
  return widths.map((width) => `${imageSrc(src, width)} ${width}w`).join(', ');
}
