import { usePageHead } from '@raade/platform';
import { RegistrationSection } from '../registration/registration.section.tsx';
import { Speakers } from '../speakers/speakers.section.tsx';
import { FORUM_HEAD } from './forum.head.ts';
import { Donation } from './donation.section.tsx';
import { ForumHero } from './forum-hero.section.tsx';
import { Intro } from './intro.section.tsx';
import { PromoBanner } from './promo-banner.section.tsx';
import { ScheduleSection } from './schedule/schedule.section.tsx';
import { Sponsors } from './sponsors.section.tsx';
import { WhyAttend } from './why-attend/why-attend.section.tsx';

/** The forum on one page. The footer of the site ends it. */
export default function ForumPage() {
  usePageHead(FORUM_HEAD);
  return (
    <>
      <ForumHero />
      <Intro />
      <WhyAttend />
      <PromoBanner />
      <Speakers />
      <ScheduleSection />
      <Sponsors />
      <RegistrationSection />
      <Donation />
    </>
  );
}
