import type { Project } from '../content/projects.ts';
import { type Sector, SECTORS } from '@raade/content-model/studios/sectors';

export type SectorChoice = 'All' | Sector;

/** The choices of the filter, in order. The first one is the default. */
export const SECTOR_CHOICES: readonly SectorChoice[] = ['All', ...SECTORS];

/** Returns the URL parameters of a choice: `?sector=healthcare`, and none for all. */
export function sectorParameter(choice: SectorChoice): Record<string, string> {
  return choice === 'All' ? {} : { sector: choice.toLowerCase() };
}

/** Returns the choice in the URL; 'All' for unknown values. */
export function choiceFrom(parameter: string | null): SectorChoice {
  return SECTORS.find((sector) => sector.toLowerCase() === parameter?.toLowerCase()) ?? 'All';
}

export function matchesChoice({ sector, sectors = [] }: Project, choice: SectorChoice): boolean {
  return choice === 'All' || sector === choice || sectors.includes(choice);
}
