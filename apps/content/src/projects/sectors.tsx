import { styled } from '@raade/platform';
import { type Project, sectorsOf } from '../content/projects.ts';
import type { Sector } from '@raade/content-model/studios/sectors';

/** The color family of each sector, always shown with its name. */
const FAMILIES: Readonly<Record<Sector, string>> = {
  Healthcare: 'clay',
  Technology: 'sky',
  Education: 'plum',
  Energy: 'gold',
  Business: 'leaf',
};

const SectorBadge = styled.span<{ $sector: Sector }>`
  padding: 0.2rem var(--space-3);
  border-radius: 1em;
  background: var(--tint-${({ $sector }) => FAMILIES[$sector]});
  color: var(--ink-${({ $sector }) => FAMILIES[$sector]});
  font: 600 var(--text-small) / 1.4 var(--font-body);
`;

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
