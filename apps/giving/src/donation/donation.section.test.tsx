import { documentContent } from '@raade/content-model/provided/provided-content';
import { formatCents } from '@raade/contracts/money/money';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { tierOf } from '../impact/tiers.ts';
import DonationSection from './donation.section.tsx';

const { giving } = documentContent();

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

test('[DON-21] the impact of the chosen amount is shown: a sentence before the name, details before the button', () => {
  render(<DonationSection />);
  screen.getByRole('region', { name: giving.section.title });
  const panel = within(screen.getByRole('complementary', { name: 'Your Impact' }));
  const name = screen.getByLabelText('Full name');
  for (const [label, amount] of [
    ...giving.tiers.map(({ dollars }) => [formatCents(dollars * 100), String(dollars)] as const),
    ['Custom', 'custom'] as const,
  ]) {
    fireEvent.click(screen.getByLabelText(label));
    const { title, description, benefits } = tierOf(amount, giving);
    panel.getByRole('heading', { name: title });
    panel.getByText(description);
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(benefits);
    const [sentence] = screen.getAllByText(description);
    expect(sentence && isBefore(sentence, name)).toBe(true);
    expect(sentence?.parentElement?.textContent).toBe(`${title}. ${description}`);
  }
  const whole = screen.getByText('Your Impact');
  expect(isBefore(name, whole)).toBe(true);
  expect(isBefore(whole, screen.getByRole('button', { name: 'Donate $0 Now' }))).toBe(true);
});
