/** The `loading` of every lazy island: shows nothing, and hands a failed download to the nearest boundary. */
export function RethrowLoadError({ error }: { error?: Error | null }) {
  if (error) throw error;
  return null;
}
