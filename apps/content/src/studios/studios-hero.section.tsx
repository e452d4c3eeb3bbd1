import { useContent } from '@raade/content-model/provided/use-content';
import { Link, styled } from '@raade/platform';
import { ButtonLink, ButtonRow, Hero, HeroTitle, renderText } from '@raade/ui';
import { UnbrokenText } from '../projects/unbroken-text.tsx';
import { GrowingPattern } from './growing-pattern.tsx';

/** Hides overflow: the last pattern extends beyond the screen, and must not make the page wider. */
const Clip = styled.div`
  overflow-x: clip;
`;

const Headlines = styled(HeroTitle)`
  justify-self: stretch;
  max-width: none;
  font-size: clamp(3.25rem, 1.2rem + 8.5vw, 8rem);
  letter-spacing: -0.03em;
`;

const Headline = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.28em;
  margin-inline-end: calc(-1 * max(var(--page-gutter), (100vw - var(--page-width)) / 2));
`;

const Line = styled.p`
  max-width: 40ch;
  margin-block-start: var(--space-4);
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
`;

/** The conditions of applications. */
const Terms = styled.p`
  font-size: var(--text-small);
`;

/** Links to the sections below. */
const ScrollLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
`;

const ScrollLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  color: var(--color-on-night);
  font-weight: 600;

  span {
    color: var(--color-sun);
  }
`;

export function StudiosHero() {
  const { applications, studios } = useContent();
  const { headlines, line, apply } = studios.hero;
  const [design, build, scale] = headlines;
  return (
    <Clip>
      <Hero id="hero" labelledBy="studios-title" height="full">
        <Headlines id="studios-title">
          <Headline>
            <span>{`${design} `}</span>
            <GrowingPattern stage={0} />
          </Headline>{' '}
          <Headline>
            <span>{`${build} `}</span>
            <GrowingPattern stage={1} />
          </Headline>{' '}
          <Headline>
            <span>{`${scale} `}</span>
            <GrowingPattern stage={2} />
          </Headline>
        </Headlines>
        <Line>
          <UnbrokenText>{line}</UnbrokenText>
        </Line>
        <ButtonRow $above={4}>
          <ButtonLink to="/apply/student" look="sun">
            {renderText(apply.student)}
          </ButtonLink>
          <ButtonLink to="/apply/partner" look="night">
            {renderText(apply.partner)}
          </ButtonLink>
        </ButtonRow>
        <Terms>
          <strong>Students:</strong> {renderText(applications.student.facts.summary)}
          <br />
          <strong>Partners:</strong> {renderText(applications.partner.facts.summary)}
        </Terms>
        <ScrollLinks>
          <ScrollLink to="#overview" preventScrollReset>
            Scroll to see how <span aria-hidden="true">↓</span>
          </ScrollLink>
          <ScrollLink to="#projects" preventScrollReset>
            See the projects <span aria-hidden="true">↓</span>
          </ScrollLink>
        </ScrollLinks>
      </Hero>
    </Clip>
  );
}
