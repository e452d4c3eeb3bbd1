import type * as provided from '@raade/content-model/provided/provided-content';
import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { LOCAL_ENVIRONMENT, SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import type * as platform from '@raade/platform';
import { fakeMedia } from '@raade/platform/testing/media';
import { render, screen } from '@testing-library/react';
import type * as projectPage from './projects/project.page.tsx';
import type * as speakerPage from './speakers/speaker.page.tsx';

/** Pages with the other content, in which one speaker and one project have moved; evaluated anew for it. */
function moved() {
  const { provideContent } = jest.requireActual<typeof provided>(
    '@raade/content-model/provided/provided-content',
  );
  provideContent(OTHER_CONTENT, SAMPLE_REVISION);
  const host = jest.requireActual<typeof platform>('@raade/platform');
  host.provideEnvironment(LOCAL_ENVIRONMENT);
  host.provideDay({ today: SAMPLE_TODAY });
  const { default: Speaker } = jest.requireActual<typeof speakerPage>(
    './speakers/speaker.page.tsx',
  );
  const { default: Project } = jest.requireActual<typeof projectPage>(
    './projects/project.page.tsx',
  );
  return { ...host, Speaker, Project };
}

const { MemoryRouter, useLocation, useRoutes, Speaker, Project } = moved();

function Site() {
  const { pathname } = useLocation();
  const page = useRoutes([
    { path: '/conference/speakers/:speakerId', element: <Speaker /> },
    { path: '/projects/:projectSlug', element: <Project /> },
  ]);
  return <div data-address={pathname}>{page}</div>;
}

beforeEach(() => void fakeMedia());

test.each([
  ['a former address', '/conference/speakers/amina', '/conference/speakers/ustadha-amina'],
  ['an id', '/conference/speakers/amina-mithal', '/conference/speakers/ustadha-amina'],
  ['a former address of a project', '/projects/the-road', '/projects/a-road'],
  ['the id of a project', '/projects/project-3', '/projects/a-road'],
  ['the address itself', '/projects/a-road', '/projects/a-road'],
])('at %s the page is there at once, and the address is the one that it has', (_what, at, to) => {
  const { container } = render(
    <MemoryRouter initialEntries={['/', at]} initialIndex={1}>
      <Site />
    </MemoryRouter>,
  );
  expect(container.querySelector('[data-address]')?.getAttribute('data-address')).toBe(to);
  const name = to.startsWith('/projects') ? 'Project 3' : 'أمينة مثال';
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name);
});
