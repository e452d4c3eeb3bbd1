import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, Section } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { SectionOpening } from '../section-opening/section-opening.tsx';

const Phases = styled.ol`
  display: grid;
  gap: var(--space-8) var(--space-12);
  margin: var(--space-12) 0;
  list-style: none;
  counter-reset: phase;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li::before {
    display: block;
    margin-block-end: var(--space-3);
    color: var(--color-accent);
    font: 700 var(--text-title) / 1 var(--font-display);
    counter-increment: phase;
    content: counter(phase);
  }

  p {
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
  }
`;

export default function Approach() {
  const { phases, ...opening } = useContent().about.approach;
  return (
    <Section id="approach" labelledBy="approach-title">
      <SectionOpening titleId="approach-title" {...opening} />
      <Phases>
        {phases.map(({ name, text }) => (
          <li key={name}>
            <HeadedText heading={name} text={text} />
          </li>
        ))}
      </Phases>
      <ButtonLink to="/studios" look="quiet">
        See the Innovation Studios
      </ButtonLink>
    </Section>
  );
}
