/** The widths the image service is asked for; the same list belongs in next.config's deviceSizes. */
const IMAGE_WIDTHS = [360, 640, 768, 1024, 1280, 1536, 1920] as const;

const QUALITY = 62;

const isResizable = (src: string) => !/^(data|blob):/.test(src) && !/\.svg($|\?)/.test(src);

/** The address of a picture resized to `width` px; drawings, data and blob addresses come back as they are. */
export function imageSrc(src: string, width: number): string {
  return isResizable(src) ? `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}` : src;
}

/** A `srcset` for the widths up to `maxWidth`, or undefined for a picture that cannot be resized. */
export function imageSrcSet(src: string, maxWidth = Number.POSITIVE_INFINITY): string | undefined {
  if (!isResizable(src)) return undefined;
  const widths = IMAGE_WIDTHS.filter((width) => width <= maxWidth);
  return widths.map((width) => `${imageSrc(src, width)} ${width}w`).join(', ');
}
