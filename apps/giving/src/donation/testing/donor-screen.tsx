import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { provideEnvironment } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createDonationStore } from '../donation.store.ts';
import { DonationFlow } from '../donation-flow.tsx';

/** jsdom has no themes. */
const noTheme = () => Object.assign(new EventTarget(), { matches: false });

/** Shows a new donation to its donor. */
export function startDonation(): UserEvent {
  provideEnvironment(LOCAL_ENVIRONMENT);
  Object.assign(window, { matchMedia: noTheme });
  render(<DonationFlow store={createDonationStore()} />);
  return userEvent.setup();
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });

/** What the next, or the present, alert says. */
export async function alertText(): Promise<string | null> {
  return (await screen.findByRole('alert')).textContent;
}

export async function fillIn(user: UserEvent): Promise<void> {
  await user.type(field('Full name'), 'Sample Donor');
  await user.type(field('Email'), 'donor@example.org');
}

export async function goToPayment(user: UserEvent): Promise<void> {
  await fillIn(user);
  await user.click(button('Donate $50 Now'));
  await screen.findByText('Card details');
}

/** The terms of the summary, each with what it says. */
export function summary(): Record<string, string | null | undefined> {
  const terms = screen.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}
