import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { formatCents } from '@raade/contracts/money/money';
import { provideEnvironment } from '@raade/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GIVING } from '../content/giving.ts';
import { tierOf } from '../impact/tiers.ts';
import DonationSection from './donation.section.tsx';

test('[DON-21] with the choice of an amount stands what it helps with, before the button', async () => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  const user = userEvent.setup();
  render(<DonationSection />);
  screen.getByRole('region', { name: GIVING.section.title });
  const panel = within(screen.getByRole('complementary', { name: 'Your Impact' }));
  for (const [label, amount] of [
    ...GIVING.tiers.map(({ dollars }) => [formatCents(dollars * 100), String(dollars)] as const),
    ['Custom', 'custom'] as const,
  ]) {
    await user.click(screen.getByLabelText(label));
    const { title, description, benefits } = tierOf(amount);
    panel.getByRole('heading', { name: title });
    panel.getByText(description);
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(benefits);
  }
  const button = screen.getByRole('button', { name: 'Donate $0 Now' });
  const place = screen.getByText('Your Impact').compareDocumentPosition(button);
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('between the amount and the name stand its name and one sentence on it, and the whole of it after the fields', async () => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  const user = userEvent.setup();
  render(<DonationSection />);
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const name = screen.getByLabelText('Full name');
  for (const { dollars, title, description } of GIVING.tiers) {
    await user.click(screen.getByLabelText(formatCents(dollars * 100)));
    const [sentence] = screen.getAllByText(description);
    expect(sentence && isBefore(sentence, name)).toBe(true);
    expect(sentence?.parentElement?.textContent).toBe(`${title}. ${description}`);
  }
  expect(isBefore(name, screen.getByText('Your Impact'))).toBe(true);
});
