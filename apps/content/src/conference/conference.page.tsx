import { Donation } from './donation.section.tsx';
import { ForumHero } from './forum-hero.section.tsx';

export default function ConferencePage() {
  return (
    <>
      <ForumHero />
      <Donation />
    </>
  );
}
