/** Shows a boat without wind, for content that could not be loaded. */
export function BecalmedBoat({ className }: { className?: string }) {
  return <img src="/images/becalmed-boat.svg" alt="" width={180} height={120} className={className} />;
}
