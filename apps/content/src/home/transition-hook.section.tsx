import { media, styled } from '@raade/platform';
import { ButtonLink, Eyebrow, Section } from '@raade/ui';
import { HOME } from '../content/home.ts';
import loom from './loom.svg?url';
import { Voice } from './voice.tsx';

/** Section and loom share the room that the page keeps. */
const Ground = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  background: var(--color-night);
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
`;

const Yours = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-8);
  margin-block-start: var(--space-8);

  p {
    max-width: 34ch;
    font: 600 var(--text-heading) / 1.3 var(--font-display);
  }

  ${media.desktop} {
    margin-block-start: var(--space-16);
  }
`;

/** A thread for every project, and over them the outline of one that is still to come. */
const Loom = styled.div`
  height: 80px;
  background: url(${loom});
`;

export default function TransitionHook() {
  const { eyebrow, line, action } = HOME.hook;
  return (
    <Ground>
      <Section id="transition-hook" labelledBy="transition-hook-title" tone="night">
        <Words>
          <Eyebrow as="h2" id="transition-hook-title">
            {eyebrow}
          </Eyebrow>
          <Voice />
          <Yours>
            <p>{line}</p>
            <ButtonLink to="/#join" look="night" preventScrollReset>
              {action}
            </ButtonLink>
          </Yours>
        </Words>
      </Section>
      <Loom />
    </Ground>
  );
}
