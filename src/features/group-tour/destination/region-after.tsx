import type { RegionPage } from './region-model';
import { RegionNotes } from './region-notes';
import { RegionReading } from './region-reading';

/** Shows the content below the tours of a region. */
export function RegionAfter({ region }: { region: RegionPage }) {
  return (
    <>
      <RegionNotes {...region} />
      <RegionReading {...region} />
    </>
  );
}
