import { usePageHead, useStore } from '@raade/platform';
import { Hero, HeroTitle, Letters } from '@raade/ui';
import { GIVING } from '../content/giving.ts';
import { OpeningLead } from '../opening/opening-lead.styles.ts';
import { OpeningPicture } from '../opening/opening-picture.styles.ts';
import { Opening } from '../opening/opening.styles.ts';
import { DONATE_HEAD } from './donate.head.ts';
import { donationStore } from './donation.store.ts';
import DonationSection from './donation.section.tsx';
import lamp from './scene/solar-lamp.svg?url';

/** The donation section on a page of its own: the amounts stand on the first screen of a phone. */
export default function DonatePage() {
  usePageHead(DONATE_HEAD);
  // Whoever has decided needs no plea: card and thanks stand higher without it.
  const isBegun = useStore(donationStore, ({ step }) => step !== 'information');
  return (
    <Opening>
      <Hero labelledBy="donate-title" height="short" backdrop={<OpeningPicture $source={lamp} />}>
        <HeroTitle id="donate-title">Donate</HeroTitle>
        {isBegun || (
          <OpeningLead>
            <Letters>{GIVING.purpose}</Letters>
          </OpeningLead>
        )}
      </Hero>
      <DonationSection isPage />
    </Opening>
  );
}
