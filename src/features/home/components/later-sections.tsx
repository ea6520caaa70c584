import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import type { HomeModel } from '../home-model';
import { Articles } from './articles';
import { Board } from './board';
import { ContactSection } from './contact-section';
import { Deals } from './deals';
import { MiceSection } from './mice-section';
import { Promotions } from './promotions';
import { Questions } from './questions';
import { Regions } from './regions';
import { Steps } from './steps';

/** Shows deals, regions, next departures, promotions, booking steps, companies, articles, questions and contact. */
export function LaterSections({ home }: { home: HomeModel }) {
  return (
    <>
      <Deals deals={home.deals} />
      <RecentTours />
      <Regions regions={home.regions} />
      <Board initialRows={home.board} />
      <Promotions promotions={home.promotions} />
      <Steps />
      <MiceSection imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
      <ContactSection offices={home.offices} />
    </>
  );
}
