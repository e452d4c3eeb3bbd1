import { FORUM, type RegistrationState } from '@raade/contracts/forum';
import { MemoryRouter } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { PromoBanner } from '../forum/promo-banner.section.tsx';
import { RegisterLink } from './register-link.tsx';
import RegistrationPage from './registration.page.tsx';
import { RegistrationSection } from './registration.section.tsx';

interface Facts {
  readonly registration?: RegistrationState;
  readonly showsPromoBanner?: boolean;
}

/** The page, the section, the banner and a link of another section as they are with other facts of the forum. */
function show(facts: Facts) {
  jest.replaceProperty(FORUM, 'registration', facts.registration ?? 'closed');
  jest.replaceProperty(FORUM, 'showsPromoBanner', facts.showsPromoBanner ?? true);
  return render(
    <MemoryRouter>
      <RegistrationPage />
      <RegistrationSection />
      <PromoBanner />
      <RegisterLink />
    </MemoryRouter>,
  );
}

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const registerLinks = () => screen.queryAllByRole('link', { name: 'Register Now' });

afterEach(() => jest.restoreAllMocks());

test('[CONF-41] registration is closed, and no other state is shown', () => {
  expect(FORUM.registration).toBe('closed');
  show({});
  expect(titles().filter((title) => title === 'Registration is Now Closed')).toHaveLength(2);
  expect(screen.queryByText('Registration is Open')).toBeNull();
  expect(screen.queryByText('The Forum is Over')).toBeNull();
});

test('once it is open, page and section say so and lead to it', () => {
  show({ registration: 'open' });
  expect(titles().filter((title) => title === 'Registration is Open')).toHaveLength(2);
  expect(titles()).not.toContain('Registration is Now Closed');
  expect(registerLinks()).toHaveLength(3);
});

test('once the forum is over, nobody is asked to register', () => {
  show({ registration: 'over' });
  expect(titles().filter((title) => title === 'The Forum is Over')).toHaveLength(2);
  expect(registerLinks()).toEqual([]);
  expect(titles()).not.toContain('What to Expect');
});

test('[CONF-32] the banner stands beside the closed registration until its flag is taken down', () => {
  const { unmount } = show({});
  expect(titles()).toEqual(
    expect.arrayContaining(['Registration is Now Closed', 'What to Expect']),
  );
  unmount();
  show({ showsPromoBanner: false });
  expect(titles()).not.toContain('What to Expect');
});
