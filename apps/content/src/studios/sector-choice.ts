import type { Project } from '../content/projects.ts';
import { type Sector, SECTORS } from '@raade/content-model/studios/sectors';

export type SectorChoice = 'All' | Sector;

/** The choices of the filter, in their order. The first one is on at the beginning. */
export const SECTOR_CHOICES: readonly SectorChoice[] = ['All', ...SECTORS];

/** Parameters of the address for a choice: `?sector=healthcare`, and none for all. */
export function sectorParameter(choice: SectorChoice): Record<string, string> {
  return choice === 'All' ? {} : { sector: choice.toLowerCase() };
}

/** The choice that an address names. Anybody may write an address, so what names no sector means all. */
export function choiceFrom(parameter: string | null): SectorChoice {
  return SECTORS.find((sector) => sector.toLowerCase() === parameter?.toLowerCase()) ?? 'All';
}

export function isChosen({ sector, sectors = [] }: Project, choice: SectorChoice): boolean {
  return choice === 'All' || sector === choice || sectors.includes(choice);
}
