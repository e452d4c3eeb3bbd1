import { media, styled } from '@raade/platform';
import { ButtonLink, Section, WovenEdge } from '@raade/ui';
import { HOME } from '../content/home.ts';
import { PROJECTS } from '../content/projects.ts';
import { Loom } from './loom.tsx';

/** Section and edge share the room that the page keeps. */
const Ground = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;

  > section {
    position: relative;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-8);
  height: 100%;
`;

const Line = styled.h2`
  max-width: 14ch;
  font-size: var(--text-display);

  /* The loom stands beside it. */
  ${media.belowDesktop} {
    font-size: clamp(2.5rem, 5.5vw, 3.25rem);
  }

  letter-spacing: -0.02em;
`;

export default function TransitionHook() {
  const { line, action } = HOME.hook;
  return (
    <Ground>
      <Section id="transition-hook" labelledBy="transition-hook-title" tone="night">
        <Loom threads={PROJECTS.length} />
        <Words>
          <Line id="transition-hook-title">{line}</Line>
          <ButtonLink to="/#join" look="night" preventScrollReset>
            {action}
          </ButtonLink>
        </Words>
      </Section>
      <WovenEdge />
    </Ground>
  );
}
