import type { Content, ContentName } from '@raade/content-model/content.schema';
import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { MemoryRouter, provideDay } from '@raade/platform';
import { render } from '@testing-library/react';
import RegistrationPage from '../../registration/registration.page.tsx';
import ForumPage from '../forum.page.tsx';

type Parts = Partial<Record<ContentName, unknown>>;

/** Renders the pages of the forum and of registration on a day, with changed parts of the content. */
export function show(day: string, changes: Parts = {}) {
  provideDay({ today: day });
  return render(
    <ContentProvider value={contentOf({ ...documentContent(), ...changes })}>
      <MemoryRouter>
        <ForumPage />
        <RegistrationPage />
      </MemoryRouter>
    </ContentProvider>,
  ).container;
}

export type Facts = Partial<Content['forum']>;

/** The forum with some facts replaced. */
export const forumWith = (facts: Facts): Content['forum'] => ({
  ...documentContent().forum,
  ...facts,
});
