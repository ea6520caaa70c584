/** The widths that pages request from the image optimiser; deviceSizes in next.config.js must be the same list. */
const IMAGE_WIDTHS = [360, 640, 768, 1024, 1280, 1536, 1920] as const;

/** The width of pictures that are shown small; imageSizes in next.config.js must have it. */
export const THUMBNAIL_WIDTH = 192;

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
 * Returns a `srcset` for the widths up to `maxWidth`, or undefined for a picture that cannot be resized. The width of a
 * thumbnail is offered only up to a `maxWidth` of 360, because a larger picture would hardly ever use it; below 360 it is
 * the only one.
 */
export function imageSrcSet(src: string, maxWidth = Number.POSITIVE_INFINITY): string | undefined {
  if (!isResizable(src)) return undefined;
  const isSmall = maxWidth <= IMAGE_WIDTHS[0];
  const widths = [...(isSmall ? [THUMBNAIL_WIDTH] : []), ...IMAGE_WIDTHS.filter((width) => width <= maxWidth)];
  return widths.map((width) => `${imageSrc(src, width)} ${width}w`).join(', ');
}
