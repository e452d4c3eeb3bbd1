import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { Eyebrow, renderText, Section } from '@raade/ui';
import loom from './loom.svg?url';
import { Voice } from './voice.tsx';

/** Section and illustration share the reserved height. */
const Ground = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  background: var(--color-night);
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  height: 100%;
`;

/** Link to the next section, about taking part. */
const Yours = styled(Link)`
  margin-block-start: var(--space-6);
  color: var(--color-on-night);
  font: 600 var(--text-heading) / 1.3 var(--font-display);
  text-decoration-color: var(--color-sun);
  text-decoration-thickness: 2px;

  ${media.desktop} {
    margin-block-start: var(--space-12);
  }

  &:hover {
    color: var(--color-sun);
  }
`;

/** Illustration: a thread for each project, and the outline of a future one. */
const Loom = styled.div`
  height: 80px;
  background: url(${loom});
`;

export default function TransitionHook() {
  const { eyebrow, line } = useContent().home.hook;
  return (
    <Ground>
      <Section id="transition-hook" labelledBy="transition-hook-title" tone="night">
        <Words>
          <Eyebrow as="h2" id="transition-hook-title">
            {renderText(eyebrow)}
          </Eyebrow>
          <Voice />
          <Yours to="/#join" preventScrollReset>
            {renderText(line)}
          </Yours>
        </Words>
      </Section>
      <Loom />
    </Ground>
  );
}
