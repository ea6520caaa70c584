import { Articles } from './components/articles';
import { Board } from './components/board';
import { Deals } from './components/deals';
import { HomeFacts } from './components/facts';
import { Hero } from './components/hero';
import { HomeHead } from './components/home-head';
import { MiceBand } from './components/mice-band';
import { Questions } from './components/questions';
import { Regions } from './components/regions';
import { Steps } from './components/steps';
import type { HomeModel } from './home-model';

export type HomePageProps = { home: HomeModel };

/** The home page: promise and search, then deals, regions, the departures board and what comes before booking. */
export function HomePage({ home }: HomePageProps) {
  return (
    <>
      <HomeHead />
      <Hero hero={home.hero} toursTotal={home.toursTotal} regions={home.regions} />
      <HomeFacts officesTotal={home.officesTotal} />
      <Deals deals={home.deals} />
      <Regions regions={home.regions} />
      <Board rows={home.board} />
      <Steps />
      <MiceBand imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
    </>
  );
}
