import { useContent } from '@raade/content-model/provided/use-content';
import { letters } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { Block, BlockTitle, Outcomes, OutcomesTitle } from './project-body.styles.ts';

/** The outcomes of a project: those that are there, and those that its later phases are to bring. */
export function ProjectOutcomes({ project: { phase, outcomes } }: { readonly project: Project }) {
  const done = outcomes.filter((outcome) => outcome.phase < phase);
  const toCome = outcomes.filter((outcome) => outcome.phase >= phase);
  const words = useContent().studios.project.outcomes;
  const groups = [
    { title: words.done, items: done, start: 1 },
    { title: words.toCome, items: toCome, start: 1 + done.length },
  ];
  return (
    <Block aria-labelledby="outcomes">
      <BlockTitle id="outcomes">Outcomes</BlockTitle>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items, start }) => (
          <div key={title}>
            <OutcomesTitle>{letters(title)}</OutcomesTitle>
            <Outcomes start={start}>
              {items.map(({ text }) => (
                <li key={text}>{letters(text)}</li>
              ))}
            </Outcomes>
          </div>
        ))}
    </Block>
  );
}
