import { styled } from '@raade/platform';
import { useId } from 'react';
import {
  Button,
  Card,
  Eyebrow,
  Hero,
  HeroBack,
  HeroTitle,
  Lead,
  Section,
  SectionTitle,
  type Tone,
  WovenEdge,
  WovenGround,
} from '../../src/index.ts';
import { GROUND_PATTERNS } from '../patterns/look.ts';
import type { Sample } from '../sample.ts';

const TONES: readonly Tone[] = ['page', 'sunken', 'surface', 'night'];

const Empty = styled(Card)`
  position: relative;
  overflow: hidden;
  padding-block: var(--space-12);
  text-align: center;
`;

function Grounds() {
  const titleId = useId();
  return (
    <>
      <Hero labelledBy={titleId} height="short" backdrop={<WovenGround />}>
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
      <Empty>
        <WovenGround fade="centre" />
        <p>Nothing here yet.</p>
      </Empty>
    </>
  );
}

export const grounds: Sample = {
  title: 'Grounds',
  shows: ['Hero', 'HeroBack', 'HeroTitle', 'Section', 'WovenEdge', 'WovenGround'],
  patterns: GROUND_PATTERNS,
  Content: Grounds,
};
