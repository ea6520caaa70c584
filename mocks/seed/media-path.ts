/** The path of a picture on the host; the host adds its own origin. */
export function mediaPath(scene: string): string {
  return `/media/${scene}.jpg`;
}
