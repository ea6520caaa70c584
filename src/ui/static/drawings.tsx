/** A signpost before hills: nothing lies this way. */
export function Signpost({ className }: { className?: string }) {
  return <img src="/images/signpost.svg" alt="" width={180} height={120} className={className} />;
}

/** A boat without wind: the way is right, but nothing moves. */
export function BecalmedBoat({ className }: { className?: string }) {
  return <img src="/images/becalmed-boat.svg" alt="" width={180} height={120} className={className} />;
}
