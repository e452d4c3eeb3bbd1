import { CALLABLES } from '@raade/contracts/base/callables';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tabScreen } from '../../testing/tab-screen.tsx';
import { campaignDraft, emptyDraft } from '../form/campaign-draft.store.ts';
import { WriteEmail } from '../write-email.tsx';

export const AUDIENCE = {
  registrants: 65,
  recipients: 53,
  excluded: { cancelled: 5, unsubscribed: 4, invalid: 1, duplicate: 2 },
};

export const NEWS = { subject: 'Sample news', content: '<p>Sample content</p>' };

/** Prepares the tests of a file: each begins with an empty draft. Opens the form if nothing else is given. */
export function campaignScreen(element = <WriteEmail />) {
  const { stored, answers, calls, open } = tabScreen(element);
  beforeEach(() => {
    campaignDraft.setState(emptyDraft(), true);
    answers[CALLABLES.saveCampaignDraft] = { result: { revision: 1 } };
  });
  const sent = () =>
    calls.filter(({ name }) => name === CALLABLES.sendEmailCampaign).map(({ data }) => data);
  /** Opens the form, and writes an email to registrants, not to a test address. */
  const writeCampaign = async () => {
    const user = open();
    await write(user, NEWS.subject, NEWS.content);
    await user.click(screen.getByRole('checkbox', { name: 'Test Mode' }));
    return user;
  };
  return { stored, answers, calls, open: () => open(), writeCampaign, sent };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });

/** The content in its HTML view. */
export async function openHtml(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'HTML' }));
  return field('Email Content');
}

export async function write(user: UserEvent, subject: string, content: string) {
  await user.click(field('Email Subject'));
  await user.paste(subject);
  await user.click(await openHtml(user));
  await user.paste(content);
}

/** The texts in the cells of each row of the one table there is. */
export const tableRows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

/** The one toast there is. */
export async function expectToast(title: string, text: string) {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await waitFor(() => {
    expect(toasts.getAllByRole('listitem')).toHaveLength(1);
    toasts.getByText(title);
    toasts.getByText(text);
  });
}
