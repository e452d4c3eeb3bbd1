import { contentOf, provideContent } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { MemoryRouter, useLocation } from '@raade/platform';
import { render, screen, waitFor } from '@testing-library/react';
import { ScheduleSection } from '../forum/schedule/schedule.section.tsx';
import { provideBrowser } from '../testing/show-page.tsx';
import { pastPages, pastSearchEntries } from './past.head.ts';

/** With a forum of 2025, at which somebody spoke who has not come again. */
const CONTENT = contentOf({ ...OTHER_CONTENT, hasPast: true });

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

test('the list says that there is none, where there is none, and is kept out of search engines', () => {
  const [list, ...others] = pastPages(contentOf({ ...OTHER_CONTENT, 'past-forums': [] }));
  expect(list).toMatchObject({ path: '/conference/past', internal: true });
  expect(others).toEqual([]);
});

test('search finds a past forum by who spoke there about what', () => {
  expect(pastSearchEntries(CONTENT)).toEqual([
    {
      title: 'Fórum do Porto 2025',
      path: '/conference/2025',
      kind: 'Pages',
      text: 'October 24, 2025 · Tomás Amostra · Wanjikũ Mfano · The first road',
    },
  ]);
});

test.each([
  ['session-first-road', '/conference/2025#session-first-road'],
  ['session-unheard-of', '/conference#session-unheard-of'],
])('a link to %s of the schedule leads to %s', async (anchor, to) => {
  provideBrowser();
  provideContent({ 'past-forums': OTHER_CONTENT['past-forums'] });
  render(
    <MemoryRouter initialEntries={[`/conference#${anchor}`]}>
      <ContentProvider value={CONTENT}>
        <ScheduleSection />
        <Address />
      </ContentProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to));
});
