import type { Content } from '../content.schema.ts';
import { keyOf, LISTS } from '../editions/lists.ts';
import type { Finding } from './finding.ts';
import { speakerName } from './speaker-name.ts';

/** Ids that are there twice: links could not tell them apart. */
export function checkIds(content: Content): readonly Finding[] {
  const { sessions, speakers, team } = content;
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return [
    ...lists.flatMap((part) =>
      twice(content[part].map((item) => keyOf(part, item) ?? '')).map((id) =>
        taken(part, [id, LISTS[part]]),
      ),
    ),
    ...twice(team.members.map(({ id }) => id)).map((id) => taken('team', ['members', id, 'id'])),
    ...sessions.flatMap(({ id, speakers: appearances }) =>
      twice(appearances.map(({ speaker }) => speaker)).map((speaker) => ({
        ...{ part: 'sessions' as const, path: [id, 'speakers'] },
        message: `${speakerName(speakers, speaker)} is there twice`,
      })),
    ),
  ];
}

const twice = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

const taken = (part: Finding['part'], path: readonly string[]): Finding => ({
  ...{ part, path },
  message: `"${path.at(-2) ?? ''}" is there twice`,
});

/** Items that name another which is not there. */
export function checkNames(content: Content): readonly Finding[] {
  const days = content.forum.days.map(({ id }) => id);
  const speakers = content.speakers.map(({ id }) => id);
  const projects = content.projects.map(({ slug }) => slug);
  const members = content.team.members.map(({ id }) => id);
  const named: readonly Named[] = [
    ...content.sessions.flatMap(({ id, day, speakers: appearances }): Named[] => [
      { part: 'sessions', path: [id, 'day'], name: day, known: days, what: 'day' },
      ...appearances.map(({ speaker }, index) => ({
        part: 'sessions' as const,
        path: [id, 'speakers', index, 'speaker'],
        ...{ name: speaker, known: speakers, what: 'speaker' },
      })),
    ]),
    ...content.projects.flatMap(({ slug, relatedProjects = [] }) =>
      relatedProjects.map((name, index) => ({
        part: 'projects' as const,
        path: [slug, 'relatedProjects', index],
        ...{ name, known: projects.filter((one) => one !== slug), what: 'other project' },
      })),
    ),
    ...content.about.reality.questions.map(({ project }, index) => ({
      part: 'about' as const,
      path: ['reality', 'questions', index, 'project'],
      ...{ name: project, known: projects, what: 'project' },
    })),
    ...(['student', 'partner'] as const).flatMap((kind): Named[] => {
      const { example } = content.applications[kind].facts;
      const path = [kind, 'facts', 'example', 'project'];
      const what = { known: projects, what: 'project' };
      return example ? [{ part: 'applications', path, name: example.project, ...what }] : [];
    }),
    {
      part: 'home',
      path: ['hook', 'project'],
      ...{ name: content.home.hook.project, known: projects, what: 'project' },
    },
    {
      part: 'team',
      path: ['correspondent'],
      ...{ name: content.team.correspondent, known: members, what: 'member' },
    },
  ];
  return named
    .filter(({ name, known }) => !known.includes(name))
    .map(({ part, path, name, what }) => ({
      part,
      path,
      message: `there is no ${what} "${name}"`,
    }));
}

interface Named {
  readonly part: Finding['part'];
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly known: readonly string[];
  readonly what: string;
}
