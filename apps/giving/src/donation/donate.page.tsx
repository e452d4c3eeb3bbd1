import { DONATION_PURPOSE } from '@raade/contracts/donations';
import { usePageHead } from '@raade/platform';
import { Hero, HeroTitle, Lead } from '@raade/ui';
import { DONATE_HEAD } from './donate.head.ts';
import DonationSection from './donation.section.tsx';

/** The donation section on a page of its own, for when the forum's page cannot be shown. */
export default function DonatePage() {
  usePageHead(DONATE_HEAD);
  return (
    <>
      <Hero labelledBy="donate-title" height="short">
        <HeroTitle id="donate-title">Donate</HeroTitle>
        <Lead>{DONATION_PURPOSE}</Lead>
      </Hero>
      <DonationSection />
    </>
  );
}
