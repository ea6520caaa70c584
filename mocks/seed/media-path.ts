/** The path of a scene on the host; the host puts its own origin in front. */
export function mediaPath(scene: string): string {
  return `/media/${scene}.jpg`;
}
