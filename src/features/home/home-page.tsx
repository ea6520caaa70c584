import { Hero } from './components/hero';
import { HomeHead } from './components/home-head';
import { LaterSections } from './components/late-parts';
import { Trust } from './components/trust';
import type { HomeModel } from './home-model';

export type HomePageProps = { home: HomeModel };

/** The home page: promise and search, then deals, regions, the departures board and what comes before booking. */
export function HomePage({ home }: HomePageProps) {
  return (
    <>
      <HomeHead />
      <Hero {...home} />
      <Trust {...home} />
      <LaterSections home={home} />
    </>
  );
}
