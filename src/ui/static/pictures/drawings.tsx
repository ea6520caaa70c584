/** Shows a signpost in front of hills, for empty results and missing pages. */
export function Signpost({ className }: { className?: string }) {
  return <img src="/images/signpost.svg" alt="" width={180} height={120} className={className} />;
}

/** Shows a boat without wind, for content that could not be loaded. */
export function BecalmedBoat({ className }: { className?: string }) {
  return <img src="/images/becalmed-boat.svg" alt="" width={180} height={120} className={className} />;
}
