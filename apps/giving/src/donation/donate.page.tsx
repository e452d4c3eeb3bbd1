import { DONATION_PURPOSE } from '@raade/contracts/donations';
import { media, styled, usePageHead } from '@raade/platform';
import { Hero, HeroTitle, Lead, Section } from '@raade/ui';
import { Opening } from '../opening/opening.styles.ts';
import { DONATE_HEAD } from './donate.head.ts';
import { DonationFlow } from './donation-flow.tsx';
import { donationStore } from './donation.store.ts';
import { SolarLamp } from './scene/solar-lamp.tsx';

/** Beside it is the picture. */
const Purpose = styled(Lead)`
  ${media.desktop} {
    max-width: min(34rem, 46%);
  }
`;

/** A donation on a page of its own: the amounts stand on the first screen of a phone. */
export default function DonatePage() {
  usePageHead(DONATE_HEAD);
  return (
    <Opening>
      <Hero labelledBy="donate-title" height="low" backdrop={<SolarLamp />}>
        <HeroTitle id="donate-title">Donate</HeroTitle>
        <Purpose>{DONATION_PURPOSE}</Purpose>
      </Hero>
      <Section>
        <DonationFlow store={donationStore} level={2} />
      </Section>
    </Opening>
  );
}
