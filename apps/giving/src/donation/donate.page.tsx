import { useContent } from '@raade/content-model/provided/use-content';
import { usePageHead, useStore } from '@raade/platform';
import { Hero, HeroTitle, renderText } from '@raade/ui';
import { donateHead } from './donate.head.ts';
import { donationStoreOf } from './donation.store.ts';
import DonationSection from './donation.section.tsx';
import lamp from './scene/solar-lamp.svg?url';
import { Opening, OpeningLead, OpeningPicture } from '../opening/opening.styles.ts';

/** The donation form on its own page, with the amounts on a phone's first screen. */
export default function DonatePage() {
  const content = useContent();
  usePageHead(donateHead(content));
  // After the first step the appeal is removed, so that the card field and the thanks are higher on the page.
  const showsAppeal = useStore(donationStoreOf(content), ({ step }) => step === 'information');
  return (
    <Opening>
      <Hero labelledBy="donate-title" height="short" backdrop={<OpeningPicture $source={lamp} />}>
        <HeroTitle id="donate-title">Donate</HeroTitle>
        {showsAppeal && <OpeningLead>{renderText(content.giving.purpose)}</OpeningLead>}
      </Hero>
      <DonationSection isPage />
    </Opening>
  );
}
