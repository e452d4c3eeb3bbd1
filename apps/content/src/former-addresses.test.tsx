import { contentOf } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { MemoryRouter, useLocation, useRoutes } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import ProjectPage from './projects/project.page.tsx';
import SpeakerPage from './speakers/speaker.page.tsx';
import { provideBrowser } from './testing/show-page.tsx';

/** One speaker and one project have moved in it. */
const MOVED = contentOf(OTHER_CONTENT);

function Site() {
  const { pathname } = useLocation();
  const page = useRoutes([
    { path: '/conference/speakers/:speakerId', element: <SpeakerPage /> },
    { path: '/projects/:projectSlug', element: <ProjectPage /> },
  ]);
  return <div data-address={pathname}>{page}</div>;
}

beforeEach(provideBrowser);

test.each([
  ['a former address', '/conference/speakers/amina', '/conference/speakers/ustadha-amina'],
  ['an id', '/conference/speakers/amina-mithal', '/conference/speakers/ustadha-amina'],
  ['a former address of a project', '/projects/the-road', '/projects/a-road'],
  ['the id of a project', '/projects/project-3', '/projects/a-road'],
  ['the address itself', '/projects/a-road', '/projects/a-road'],
])('at %s the page is there at once, and the address is the one that it has', (_what, at, to) => {
  const { container } = render(
    <MemoryRouter initialEntries={['/', at]} initialIndex={1}>
      <ContentProvider value={MOVED}>
        <Site />
      </ContentProvider>
    </MemoryRouter>,
  );
  expect(container.querySelector('[data-address]')?.getAttribute('data-address')).toBe(to);
  const name = to.startsWith('/projects') ? 'Project 3' : 'أمينة مثال';
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name);
});
