import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { Chip, ChipRow, Grid, Note, Section } from '@raade/ui';
import { useQuery } from '../query/use-query.ts';
import { OpeningTexts } from '../section-opening/section-opening.tsx';
import { ProjectCard } from './project-card.tsx';
import {
  choiceFrom,
  matchesChoice,
  SECTOR_CHOICES,
  type SectorChoice,
  sectorParameter,
} from './sector-choice.ts';

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-6);
  margin-block: var(--space-8) var(--space-6);
`;

const Cards = styled(Grid)`
  list-style: none;
`;

function countText(count: number, choice: SectorChoice): string {
  const projects = count === 1 ? '1 project' : `${count} projects`;
  return choice === 'All' ? projects : `${projects} in ${choice}`;
}

/** The filter is stored in the URL, so that it can be shared and Back works. */
function useSectorChoice() {
  const [parameters, setParameters] = useQuery();
  return {
    choice: choiceFrom(parameters.get('sector')),
    choose: (choice: SectorChoice) =>
      setParameters(sectorParameter(choice), { preventScrollReset: true }),
  };
}

export function Projects() {
  const { choice, choose } = useSectorChoice();
  const { projects, studios } = useContent();
  const { heading, lead } = studios.projects;
  const shownProjects = projects.filter((project) => matchesChoice(project, choice));
  return (
    <Section id="projects" labelledBy="projects-title" tone="sunken">
      <OpeningTexts titleId="projects-title" title={heading} lead={lead} />
      <Filter>
        <ChipRow role="group" aria-label="Filter projects by sector" data-needs-script>
          {SECTOR_CHOICES.map((option) => (
            <Chip key={option} isOn={option === choice} onClick={() => choose(option)}>
              {option}
            </Chip>
          ))}
        </ChipRow>
        <Note role="status">{countText(shownProjects.length, choice)}</Note>
      </Filter>
      <Cards as="ul" $min="19rem">
        {shownProjects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Cards>
    </Section>
  );
}
