import { FORUM } from '@raade/contracts/forum';
import { usePageHead } from '@raade/platform';
import { Lead, Stage, StageTitle } from '@raade/ui';
import { DONATE_HEAD } from './donate.head.ts';
import DonationSection from './donation.section.tsx';

/** The donation section on a page of its own, for when the forum's page cannot be shown. */
export default function DonatePage() {
  usePageHead(DONATE_HEAD);
  return (
    <>
      <Stage labelledBy="donate-title" height="short">
        <StageTitle id="donate-title">Donate</StageTitle>
        <Lead>
          Help to make the {FORUM.name} possible: {FORUM.dates}, {FORUM.venue}.
        </Lead>
      </Stage>
      <DonationSection />
    </>
  );
}
