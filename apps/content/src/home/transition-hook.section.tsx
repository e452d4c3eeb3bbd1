import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { Eyebrow, renderText, Section } from '@raade/ui';
import threads from './loom.svg?url';
import { ProjectQuote } from './project-quote.tsx';

/** Section and illustration share the height that `home.page.tsx` reserves. */
const DarkBackground = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  background: var(--color-night);
`;

const Texts = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  height: 100%;
`;

/** Link to the next section, about taking part. */
const JoinLink = styled(Link)`
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

/** Threads on a loom: one for each project, and the outline of a future one. */
const Illustration = styled.div`
  height: 80px;
  background: url(${threads});
`;

export default function TransitionHook() {
  const { eyebrow, line } = useContent().home.hook;
  return (
    <DarkBackground>
      <Section id="transition-hook" labelledBy="transition-hook-title" tone="night">
        <Texts>
          <Eyebrow as="h2" id="transition-hook-title">
            {renderText(eyebrow)}
          </Eyebrow>
          <ProjectQuote />
          <JoinLink to="/#join" preventScrollReset>
            {renderText(line)}
          </JoinLink>
        </Texts>
      </Section>
      <Illustration />
    </DarkBackground>
  );
}
