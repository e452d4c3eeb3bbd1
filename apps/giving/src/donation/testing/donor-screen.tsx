import { documentContent } from '@raade/content-model/provided/provided-content';
import { formatCents } from '@raade/contracts/money/money';
import { Toaster } from '@raade/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { openDonation } from '../donation.store.ts';
import { DonationFlow } from '../donation-flow.tsx';

const { giving } = documentContent();
const label = (dollars: number) => formatCents(dollars * 100);
/** The amount that is chosen at first, and all amounts, as labeled in the form. */
export const FIRST = label(giving.chosenFirst);
export const AMOUNTS = giving.tiers.map(({ dollars }) => label(dollars));
/** Another amount. */
export const OTHER = AMOUNTS.find((amount) => amount !== FIRST) ?? '';

/** jsdom has no media queries. */
const noTheme = () => Object.assign(new EventTarget(), { matches: false });

/** Renders a new donation. */
export function startDonation(): UserEvent {
  Object.assign(window, { matchMedia: noTheme });
  Element.prototype.scrollIntoView = () => undefined;
  sessionStorage.clear();
  render(
    <>
      <DonationFlow store={openDonation(documentContent())} level={2} />
      <Toaster />
    </>,
  );
  return userEvent.setup();
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });

/** Title and text of the newest toast, once there is one. */
export async function toastText(): Promise<readonly (string | null)[]> {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  const newest = (await toasts.findAllByRole('listitem')).at(-1);
  return [...(newest?.firstChild?.childNodes ?? [])].map((line) => line.textContent);
}

/** Changes a field at once: single keys would each render the form. */
export const enter = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

export function fillIn(): void {
  enter('Full name', 'Sample Donor');
  enter('Email', 'donor@example.org');
}

export async function goToPayment(user: UserEvent): Promise<void> {
  fillIn();
  await user.click(button(`Donate ${FIRST} Now`));
  await screen.findByText('Card details');
}

/** The terms and values of the summary. */
export function summary(): Record<string, string | null | undefined> {
  const terms = screen.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}
