import { usePageHead } from '@raade/platform';
import { BuildWithUs } from '../projects/build-with-us.section.tsx';
import { Overview } from './overview.section.tsx';
import { Projects } from './projects.section.tsx';
import { SectionRail } from './section-rail.tsx';
import { StudiosHero } from './studios-hero.section.tsx';
import { STUDIOS_HEAD } from './studios.head.ts';

export default function StudiosPage() {
  usePageHead(STUDIOS_HEAD);
  return (
    <>
      <StudiosHero />
      <SectionRail />
      <Overview />
      <Projects />
      <BuildWithUs id="apply" />
    </>
  );
}
