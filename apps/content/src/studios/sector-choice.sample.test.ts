import { documentContent } from '@raade/content-model/provided/provided-content';
import type { Sector } from '@raade/content-model/studios/sectors';
import {
  choiceFrom,
  matchesChoice,
  SECTOR_CHOICES,
  type SectorChoice,
  sectorParameter,
} from './sector-choice.ts';

const { projects } = documentContent();

test('[STU-06] a project is shown for each of its sectors, and All shows every project', () => {
  const [project] = projects;
  if (!project) throw new Error('There are no projects.');
  const isShown = (sectors: Sector[], choice: SectorChoice) =>
    matchesChoice({ ...project, sector: 'Energy', sectors }, choice);
  expect(isShown([], 'Energy')).toBe(true);
  expect(isShown([], 'Business')).toBe(false);
  expect(isShown(['Business'], 'Business')).toBe(true);
  expect(isShown(['Business'], 'Energy')).toBe(true);
  expect(isShown(['Business'], 'Education')).toBe(false);
  expect(projects.every((each) => matchesChoice(each, 'All'))).toBe(true);
});

test.each(SECTOR_CHOICES)('the choice %s is read unchanged from its address', (choice) => {
  expect(choiceFrom(sectorParameter(choice)['sector'] ?? null)).toBe(choice);
});

test.each([null, '', 'all', 'space', '<script>'])('the sector %p means All', (parameter) => {
  expect(choiceFrom(parameter)).toBe('All');
});
