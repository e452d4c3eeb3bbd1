import { projectPath } from '@raade/content-model/addresses/page-address';
import type { SearchEntry } from '@raade/contracts/site/search';
import type { Project } from '../content/projects.ts';
import { sectorsOf } from './sectors.tsx';

/** Projects are found by their names, sectors and partners, and by the words of their challenge. */
export function projectSearchEntries(projects: readonly Project[]): SearchEntry[] {
  return projects.map((project) => ({
    title: project.name,
    path: projectPath(project),
    kind: 'Projects',
    suggested: true,
    text: [
      project.description,
      ...sectorsOf(project),
      project.partner,
      project.challenge,
      ...project.goals,
    ].join(' · '),
  }));
}
