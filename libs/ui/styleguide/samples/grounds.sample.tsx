import { useId } from 'react';
import {
  Button,
  Eyebrow,
  Hero,
  HeroBack,
  HeroTitle,
  Lead,
  Section,
  SectionTitle,
  type Tone,
  WovenEdge,
} from '../../src/index.ts';

const TONES: readonly Tone[] = ['page', 'sunken', 'night'];

export function Grounds() {
  const titleId = useId();
  return (
    <>
      <Hero labelledBy={titleId} height="short">
        <HeroBack to="/">The page above</HeroBack>
        <HeroTitle as="h3" id={titleId}>
          A hero
        </HeroTitle>
        <p>The opening of a page, dark in both themes.</p>
      </Hero>
      <WovenEdge />
      {TONES.map((tone) => (
        <Section key={tone} tone={tone}>
          <Eyebrow>Section</Eyebrow>
          <SectionTitle as="h3">On {tone}</SectionTitle>
          <Lead>
            With <a href="#grounds">a link</a> in its text.
          </Lead>
          <p>
            <Button>Primary</Button> <Button look="quiet">Quiet</Button>
          </p>
        </Section>
      ))}
    </>
  );
}
