import { usePageHead } from '@raade/platform';
import { CONFERENCE_HEAD } from './conference.head.ts';
import { Donation } from './donation.section.tsx';
import { ForumHero } from './forum-hero.section.tsx';
import { ScheduleSection } from './schedule/schedule.section.tsx';

export default function ConferencePage() {
  usePageHead(CONFERENCE_HEAD);
  return (
    <>
      <ForumHero />
      <ScheduleSection />
      <Donation />
    </>
  );
}
