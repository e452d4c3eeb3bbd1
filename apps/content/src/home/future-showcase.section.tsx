import { Link, styled } from '@raade/platform';
import { Eyebrow, Lead, Section, SectionTitle } from '@raade/ui';
import { HOME } from '../content/home.ts';
import { PROJECTS } from '../content/projects.ts';

const List = styled.ul`
  display: grid;
  column-gap: var(--space-12);
  margin-top: var(--space-12);
  border-top: 1px solid var(--color-border-strong);
  list-style: none;

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-6) 0;
  border-bottom: 1px solid var(--color-border);

  .arrow {
    grid-row: 1 / 3;
    grid-column: 2;
    color: var(--color-accent);
    transition: translate var(--motion-quick);
  }

  &:hover .arrow {
    translate: 0.375rem 0;
  }
`;

const Name = styled(Link)`
  color: var(--color-text);
  font: 600 var(--text-heading) / 1.25 var(--font-display);
  text-decoration: none;

  /* The whole row is the link's. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  li:hover > & {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

const Sectors = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

export default function FutureShowcase() {
  const { eyebrow, title, lead } = HOME.showcase;
  return (
    <Section id="future-showcase" labelledBy="future-showcase-title">
      <Eyebrow>{eyebrow}</Eyebrow>
      <SectionTitle id="future-showcase-title">{title}</SectionTitle>
      <Lead>{lead}</Lead>
      <List>
        {PROJECTS.map(({ slug, name, sector, sectors = [sector] }) => (
          <Row key={slug}>
            <Name to={`/projects/${slug}`}>{name}</Name>
            <Sectors>{sectors.join(' and ')}</Sectors>
            <Arrow />
          </Row>
        ))}
      </List>
    </Section>
  );
}

function Arrow() {
  return (
    <svg
      className="arrow"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 12h17M13 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
