/** Returns the prop `imageColor` of a row's model; none if the service does not name the colour. */
export function pictureColor(color: string | null | undefined): { imageColor?: string } {
  return color ? { imageColor: color } : {};
}
