import { SAMPLE_TODAY } from '@raade/contracts/local-environment';
import { cleanup, screen } from '@testing-library/react';
import { provideBrowser, show, withFacts } from './testing/forum-on-a-day.tsx';

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const registerLinks = () => screen.queryAllByRole('link', { name: 'Register Now' });

beforeEach(provideBrowser);
afterEach(() => jest.restoreAllMocks());

test('[CONF-41] in the forum of the specification registration is closed, and no other state is shown', () => {
  show(SAMPLE_TODAY);
  expect(titles().filter((title) => title === 'Registration is Now Closed')).toHaveLength(2);
  expect(titles()).not.toContain('Registration is Open');
  expect(titles()).not.toContain('The Forum is Over');
});

test('[CONF-32] the banner stands beside the closed registration until its flag is taken down', () => {
  show(SAMPLE_TODAY);
  expect(titles()).toEqual(
    expect.arrayContaining(['Registration is Now Closed', 'What to Expect']),
  );
  cleanup();
  withFacts({ showsPromoBanner: false });
  show(SAMPLE_TODAY);
  expect(titles()).not.toContain('What to Expect');
});

test('whoever cannot register is shown what there is instead', () => {
  show(SAMPLE_TODAY);
  expect(screen.getByRole('link', { name: 'Apply to join a student team' })).toBeTruthy();
  cleanup();
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(screen.queryByText('What you can do instead')).toBeNull();
});

test('once it is open, page and section say so and lead to it', () => {
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(titles().filter((title) => title === 'Registration is Open')).toHaveLength(2);
  expect(titles()).not.toContain('Registration is Now Closed');
  expect(registerLinks()).toHaveLength(5);
});
