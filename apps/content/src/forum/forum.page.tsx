import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled, usePageHead } from '@raade/platform';
import { RegistrationSection } from '../registration/registration.section.tsx';
import { Speakers } from '../speakers/speakers.section.tsx';
import { forumHead } from './forum.head.ts';
import { Donation } from './donation.section.tsx';
import { ForumHero } from './forum-hero.section.tsx';
import { Intro } from './intro.section.tsx';
import { JumpBar } from './jump-bar.tsx';
import { PromoBanner } from './promo-banner.section.tsx';
import { ScheduleSection } from './schedule/schedule.section.tsx';
import { Sponsors } from './sponsors.section.tsx';
import { WhyAttend } from './why-attend/why-attend.section.tsx';

/** Layout of the sections, with less space below them on phones. */
const Sections = styled.div`
  ${media.belowTablet} {
    --space-section: 2.125rem;
    --text-lead: 1.0625rem;

    > section {
      padding-block-end: 1rem;
    }

    > #schedule {
      padding-block-start: 1.25rem;
    }

    > :first-child {
      padding-block: calc(var(--navbar-height) + var(--space-6)) var(--space-8);
    }
  }

  /* The schedule below has the same background and its own padding. */
  > #speakers {
    padding-block-end: 0;
  }
`;

export default function ForumPage() {
  usePageHead(forumHead(useContent()));
  return (
    <>
      <Sections>
        <ForumHero />
        <JumpBar />
        <Intro />
        <WhyAttend />
        <PromoBanner />
        <Speakers />
        <ScheduleSection />
        <Sponsors />
        <RegistrationSection />
      </Sections>
      <Donation />
    </>
  );
}
