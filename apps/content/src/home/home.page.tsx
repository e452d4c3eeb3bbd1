import { Hero } from './hero.section.tsx';

export default function HomePage() {
  return <Hero />;
}
