import { usePageHead, useStore } from '@raade/platform';
import { Hero, HeroTitle, Letters } from '@raade/ui';
import { GIVING } from '../content/giving.ts';
import { Opening } from '../opening/opening.styles.ts';
import { DONATE_HEAD } from './donate.head.ts';
import { donationStore } from './donation.store.ts';
import DonationSection from './donation.section.tsx';
import { Purpose } from './scene/purpose.styles.ts';
import { SolarLamp } from './scene/solar-lamp.styles.ts';

/** The donation section on a page of its own: the amounts stand on the first screen of a phone. */
export default function DonatePage() {
  usePageHead(DONATE_HEAD);
  // Whoever has decided needs no plea: card and thanks stand higher without it.
  const isBegun = useStore(donationStore, ({ step }) => step !== 'information');
  return (
    <Opening>
      <Hero labelledBy="donate-title" height="short" backdrop={<SolarLamp />}>
        <HeroTitle id="donate-title">Donate</HeroTitle>
        {isBegun || (
          <Purpose>
            <Letters>{GIVING.purpose}</Letters>
          </Purpose>
        )}
      </Hero>
      <DonationSection isPage />
    </Opening>
  );
}
