import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Eyebrow, Section, SectionTitle } from '@raade/ui';
import { SponsorCard } from './sponsor-card.tsx';
import { Sponsorship } from './sponsorship.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-4);

  ${media.tablet} {
    gap: var(--space-6);
    margin-block-start: var(--space-8);
  }

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* A card alone in its row fills it, and so does the call for sponsors. */
    > :last-child,
    > :nth-child(odd):nth-last-child(2) {
      grid-column: 1 / -1;
    }
  }
`;

export function Sponsors() {
  const { sponsors } = useContent();
  return (
    <Section id="sponsors" labelledBy="sponsors-title" tone="sunken">
      <Eyebrow>{sponsors.length > 0 ? 'With thanks' : 'With your help'}</Eyebrow>
      <SectionTitle id="sponsors-title">Sponsors</SectionTitle>
      <Columns>
        {sponsors.map((sponsor) => (
          <SponsorCard key={sponsor.name} sponsor={sponsor} />
        ))}
        <Sponsorship />
      </Columns>
    </Section>
  );
}
