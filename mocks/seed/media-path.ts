/** The path of a picture on the host; the host adds its own origin. */
export function mediaPath(imageName: string): string {
  return `/media/${imageName}.jpg`;
}
