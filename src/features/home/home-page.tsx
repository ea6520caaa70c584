import { RecentTours } from '@/features/shared/kept/recent-tours';
import { Articles } from './components/articles';
import { Board } from './components/board';
import { ContactBand } from './components/contact-band';
import { Deals } from './components/deals';
import { Hero } from './components/hero';
import { HomeHead } from './components/home-head';
import { MiceBand } from './components/mice-band';
import { Promotions } from './components/promotions';
import { Questions } from './components/questions';
import { Regions } from './components/regions';
import { Steps } from './components/steps';
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
      <Deals deals={home.deals} />
      <RecentTours />
      <Regions regions={home.regions} />
      <Board rows={home.board} />
      <Promotions promotions={home.promotions} />
      <Steps />
      <MiceBand imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
      <ContactBand offices={home.offices} />
    </>
  );
}
