import { usePageHead } from '@raade/platform';
import { Hero } from './hero.section.tsx';
import { HOME_HEAD } from './home.head.ts';

export default function HomePage() {
  usePageHead(HOME_HEAD);
  return <Hero />;
}
