import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, Heading, renderText, Section } from '@raade/ui';
import { SectionOpening } from '../section-opening/section-opening.tsx';
import { DescribedLink } from '../described-link/described-link.tsx';
import { CallToActionCard } from './call-to-action-card.tsx';
import { Spread } from './spread.styles.ts';

/** In a layout with two columns, the last card fills its row, with the arches beside the text. */
const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-8);

  ${media.tablet} {
    gap: var(--space-6);
    margin-block-start: var(--space-12);
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :last-child {
      grid-column: 1 / -1;
      grid-template: auto / minmax(0, 1fr) auto;
    }

    > :last-child > svg {
      order: 1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
      grid-template: 9rem auto / auto;
    }

    > :last-child > svg {
      order: 0;
    }
  }
`;

const OtherLinks = styled.ul`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin-block-start: var(--space-8);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  p {
    margin-block-start: var(--space-1);
    color: var(--color-text-muted);
  }
`;

export default function Join() {
  const { title, lead, student, partner, donor, others } = useContent().home.join;
  return (
    <Section id="join" labelledBy="join-title">
      <Spread>
        <SectionOpening titleId="join-title" title={title} lead={lead} />
        <Cards>
          <CallToActionCard family="clay">
            <Heading>Join as a Student</Heading>
            <p>{renderText(student)}</p>
            <ButtonLink to="/apply/student">Apply Now</ButtonLink>
          </CallToActionCard>
          <CallToActionCard family="leaf">
            <Heading>Submit a Challenge</Heading>
            <p>{renderText(partner)}</p>
            <ButtonLink to="/apply/partner">Partner With Us</ButtonLink>
          </CallToActionCard>
          <CallToActionCard family="gold">
            <Heading>Give</Heading>
            <p>{renderText(donor)}</p>
            <ButtonLink to="/donate">Donate</ButtonLink>
          </CallToActionCard>
        </Cards>
        <OtherLinks>
          {others.map(({ who, what, path }) => (
            <DescribedLink key={who} name={who} what={what} path={path} />
          ))}
        </OtherLinks>
      </Spread>
    </Section>
  );
}
