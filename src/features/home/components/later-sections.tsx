import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import type { HomeModel } from '../home-model';
import { Articles } from './articles';
import { Board } from './board';
import { ContactBand } from './contact-band';
import { Deals } from './deals';
import { MiceBand } from './mice-band';
import { Promotions } from './promotions';
import { Questions } from './questions';
import { Regions } from './regions';
import { Steps } from './steps';

/** Deals, regions and the next departures, then offers, how booking works, companies, reading, questions and people. */
export function LaterSections({ home }: { home: HomeModel }) {
  return (
    <>
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
