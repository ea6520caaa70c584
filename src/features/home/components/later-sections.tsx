import type { HomeModel } from '../home-model';
import { Articles } from './articles';
import { ContactBand } from './contact-band';
import { MiceBand } from './mice-band';
import { Promotions } from './promotions';
import { Questions } from './questions';
import { Steps } from './steps';

/** What stands below the tours: offers, how booking works, companies, reading, questions and people to ask. */
export function LaterSections({ home }: { home: HomeModel }) {
  return (
    <>
      <Promotions promotions={home.promotions} />
      <Steps />
      <MiceBand imageUrl={home.miceImageUrl} />
      <Articles articles={home.articles} />
      <Questions />
      <ContactBand offices={home.offices} />
    </>
  );
}
