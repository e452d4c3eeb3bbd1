import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Section, SectionTitle } from '@raade/ui';
import { DescribedLink } from '../described-link/described-link.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-12);
  margin-block-start: var(--space-8);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  a {
    display: inline-block;
    min-height: 1.75rem;
    font-weight: 600;
  }

  p {
    max-width: 48ch;
    color: var(--color-text-muted);
  }
`;

/** Links to answers, so that fewer people have to write. */
export function AnswerLinks() {
  const { ways: links } = useContent().contact;
  return (
    <Section labelledBy="answer-links-title" tone="sunken">
      <SectionTitle id="answer-links-title">Often faster than writing to us</SectionTitle>
      <List>
        {links.map((link) => (
          <DescribedLink key={link.name} {...link} />
        ))}
      </List>
    </Section>
  );
}
