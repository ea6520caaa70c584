import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import type { HomeModel } from '../home-model';
import { Articles } from './articles';
import { Board } from './board';
import { ContactSection } from './contact-section';
import { Deals } from './deals';
import { MiceSection } from './mice-section';
import { Questions } from './questions';
import { Regions } from './regions';
import { Steps } from './steps';

/** Shows deals and promotions, regions, next departures, booking steps, companies, articles, questions and contact. */
export function LaterSections({ home }: { home: HomeModel }) {
  return (
    <>
      <Deals deals={home.deals} promotions={home.promotions} />
      <RecentTours />
      <Regions regions={home.regions} />
      <Board initialRows={home.board} />
      <Steps />
      <MiceSection imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
      <ContactSection offices={home.offices} accreditations={home.accreditations} />
    </>
  );
}
