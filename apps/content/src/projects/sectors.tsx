import { styled } from '@raade/platform';
import type { Project } from '../content/projects.ts';
import { SectorBadge } from './sector-badge.styles.ts';
import { sectorsOf } from './sectors-of.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  list-style: none;
`;

/** The sectors of a project as badges. */
export function Sectors({ project }: { project: Project }) {
  return (
    <List aria-label="Sectors">
      {sectorsOf(project).map((sector) => (
        <SectorBadge as="li" key={sector} $sector={sector}>
          {sector}
        </SectorBadge>
      ))}
    </List>
  );
}
