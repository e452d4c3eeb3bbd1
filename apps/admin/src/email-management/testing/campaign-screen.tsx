import { CALLABLES } from '@raade/contracts/base/callables';
import { environmentAt } from '@raade/contracts/testing/environment-at';
import {
  type CallableAnswer,
  callOf,
  type SentCall,
  statusOf,
} from '@raade/firebase/testing/callable-protocol';
import { type JsonService, startJsonService } from '@raade/firebase/testing/json-service';
import { provideEnvironment } from '@raade/platform';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { prepareStaffPart } from '../../testing/staff-part.tsx';
import { campaignDraft, EMPTY_DRAFT } from '../form/campaign-draft.store.ts';

/** Firestore's empty answer to a query, or to a reading of single documents. */
function nothingOf(sent: unknown) {
  const { documents } = sent as { readonly documents?: readonly string[] };
  const readTime = new Date().toISOString();
  return documents ? documents.map((missing) => ({ missing, readTime })) : [];
}

/** Prepares the tests of a file: a server that finds nothing in Firestore and answers calls, and an empty draft. */
export function campaignScreen() {
  const answers: Record<string, CallableAnswer> = {};
  const calls: SentCall[] = [];
  let server: JsonService;

  prepareStaffPart();
  beforeAll(async () => {
    server = await startJsonService((url, sent) => {
      if (url.includes('/documents')) return { status: 200, body: nothingOf(sent) };
      const call = callOf(url, sent);
      calls.push(call);
      const answer = answers[call.name] ?? { error: { status: 'NOT_FOUND' }, status: 404 };
      return { status: statusOf(answer), body: answer };
    });
    provideEnvironment(environmentAt(server.origin));
  });
  beforeEach(() => {
    calls.length = 0;
    campaignDraft.setState(EMPTY_DRAFT, true);
  });
  afterAll(() => server.stop());

  return {
    /** The answer of each callable, by its name. */
    answers,
    calls,
    sent: () =>
      calls.filter(({ name }) => name === CALLABLES.sendEmailCampaign).map(({ data }) => data),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });

export async function write(user: UserEvent, subject: string, content: string) {
  await user.click(field('Email Subject'));
  await user.paste(subject);
  await user.click(field('Email Content'));
  await user.paste(content);
}

/** The one toast there is. */
export async function expectToast(title: string, text: string) {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await waitFor(() => {
    expect(toasts.getAllByRole('listitem')).toHaveLength(1);
    toasts.getByText(title);
    toasts.getByText(text);
  });
}
