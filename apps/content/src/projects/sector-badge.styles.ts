import { styled } from '@raade/platform';
import type { Sector } from '@raade/content-model/studios/sectors';

/** The colour family of each sector; its name always stands with it. */
const FAMILIES: Readonly<Record<Sector, string>> = {
  Healthcare: 'clay',
  Technology: 'sky',
  Education: 'plum',
  Energy: 'gold',
  Business: 'leaf',
};

export const SectorBadge = styled.span<{ $sector: Sector }>`
  padding: 0.2rem var(--space-3);
  border-radius: 1em;
  background: var(--tint-${({ $sector }) => FAMILIES[$sector]});
  color: var(--ink-${({ $sector }) => FAMILIES[$sector]});
  font: 600 var(--text-small) / 1.4 var(--font-body);
`;
