import { checkContent } from './check-content.ts';
import { CONTENT_FILES } from './content-files.ts';
import { PROJECTS } from './projects.ts';
import { projectsSchema } from './projects.schema.ts';

const [first, ...others] = PROJECTS;
const check = (change: object) => () =>
  checkContent([
    { file: 'projects.ts', schema: projectsSchema, content: [{ ...first, ...change }, ...others] },
  ]);

test('all content of the site is valid', () => {
  expect(() => checkContent(CONTENT_FILES)).not.toThrow();
});

test('a problem is told with its file, its entry and its field', () => {
  expect(check({ goals: ['Only one'] })).toThrow(
    'apps/content/src/content/projects.ts is not valid:\nsunfi-solar-initiative.goals: must be four texts',
  );
  expect(check({ partnerLink: 'http://example.org' })).toThrow(
    'sunfi-solar-initiative.partnerLink: must be an https address',
  );
});

test('every problem of every file is told at once', () => {
  const content = [
    { ...first, slug: 'Not A Slug', surprise: true },
    { ...others[0], impact: ' ' },
  ];
  const file = { schema: projectsSchema, content };
  const checkBoth = () =>
    checkContent([
      { file: 'one.ts', ...file },
      { file: 'two.ts', ...file },
    ]);
  for (const part of ['one.ts', 'two.ts', 'Not A Slug.slug', 'surprise', 'impact: must not be']) {
    expect(checkBoth).toThrow(part);
  }
});

test.each([
  [{ slug: 'maternal-health-platform' }, 'maternal-health-platform.slug: is taken'],
  [{ sectors: ['Technology', 'Business'] }, 'sectors: must include the sector "Energy"'],
  [{ relatedProjects: ['no-such'] }, 'relatedProjects: there is no project "no-such"'],
  [{ relatedProjects: ['sunfi-solar-initiative'] }, 'must not name the project itself'],
  [{ sector: 'Space' }, 'sunfi-solar-initiative.sector'],
  [{ description: 'long '.repeat(41) }, 'description: is cut by search engines'],
])('a project that contradicts itself or the others is refused (%#)', (change, message) => {
  expect(check(change)).toThrow(message);
});
