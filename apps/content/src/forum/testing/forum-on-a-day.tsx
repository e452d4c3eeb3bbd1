import { MemoryRouter, provideDay } from '@raade/platform';
import { render } from '@testing-library/react';
import { FORUM } from '../../content/forum.ts';
import RegistrationPage from '../../registration/registration.page.tsx';
import ForumPage from '../forum.page.tsx';

/** The forum's page and the page about registering, as they are on a day. */
export function show(day: string) {
  provideDay({ today: day });
  return render(
    <MemoryRouter>
      <ForumPage />
      <RegistrationPage />
    </MemoryRouter>,
  ).container;
}

export type Facts = Partial<
  Pick<typeof FORUM, 'isFull' | 'showsPromoBanner' | 'registrationCloses'>
>;

/** Until mocks are restored, the forum has these facts. */
export function withFacts(facts: Facts): void {
  for (const [fact, value] of Object.entries(facts) as [keyof Facts, never][]) {
    jest.replaceProperty(FORUM, fact, value);
  }
}
