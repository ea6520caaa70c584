import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { Hero } from './components/hero';
import { HomeMeta } from './components/home-meta';
import './generated/deferred-styles';
import { Trust } from './components/trust';
import type { HomeModel } from './home-model';

/** The content below the facts. */
const LaterSections = hydrateLater(
  () => import('./components/later-sections').then((part) => part.LaterSections),
  ViewportPlaceholder,
);

export type HomePageProps = { home: HomeModel };

/** Shows the home page: headline and search, then deals, regions, the next departures and information about booking. */
export function HomePage({ home }: HomePageProps) {
  return (
    <>
      <HomeMeta hours={home.hours} />
      <Hero {...home} />
      <Trust {...home} />
      <LaterSections home={home} />
    </>
  );
}
