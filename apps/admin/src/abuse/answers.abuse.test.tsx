import { type Approval, listApprovalsResponseSchema } from '@raade/contracts/mail/approvals';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { type Person, listPeopleResponseSchema } from '@raade/contracts/staff/people';
import { withHostileParts } from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { MemoryRouter, provideEnvironment } from '@raade/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod/mini';
import { ApprovalPanel } from '../approvals/approval-panel.tsx';
import { PeopleTable } from '../people/people-table.tsx';
import { queryClient } from '../reading/query-client.ts';
import { AsStaff } from '@raade/staff/testing/as-staff';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

const APPROVAL: Approval = {
  id: 'sample-id',
  state: 'waiting',
  matter: { subject: 'Sample news', recipient_type: 'all', recipients: 1050 },
  digest: 'a'.repeat(64),
  askedBy: 'ada@example.org',
  isOwn: false,
  askedAt: '2025-03-01T12:00:00.000Z',
  goodUntil: '2025-03-08T12:00:00.000Z',
  decidedBy: 'bo@example.org',
  decidedAt: '2025-03-02T12:00:00.000Z',
  reason: 'A sample reason.',
};
const PERSON: Person = {
  uid: 'kofi',
  email: 'kofi@example.org',
  roles: ['viewer', 'releaser'],
  releases: ['giving'],
  isDisabled: false,
  isVerified: true,
  lastSignIn: '2025-03-01T12:00:00.000Z',
  secondFactors: ['totp'],
  invitedUntil: '2025-03-08T12:00:00.000Z',
  invitedBy: 'ada@example.org',
};

/** What is shown of an answer; nothing of one that is none. */
const SHOWN = {
  'an approval': (approval: unknown) => {
    const { data } = z.safeParse(listApprovalsResponseSchema, { approvals: [approval] });
    return data?.approvals.map((read) => <ApprovalPanel key="sample" approval={read} />);
  },
  'a person': (person: unknown) => {
    const { data } = z.safeParse(listPeopleResponseSchema, { people: [person], self: 'ada' });
    return data && [<PeopleTable key="sample" {...data} now={0} />];
  },
} as const satisfies Readonly<Record<string, (answer: unknown) => ReactElement[] | undefined>>;

const SAMPLES = [
  ['an approval', APPROVAL],
  ['a person', PERSON],
] as const;

const cells = SAMPLES.flatMap(([kind, sample]) =>
  withHostileParts(sample).map(([what, answer]) => ({ kind, what, answer })),
);

const markupOf = (shown: readonly ReactElement[] | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <AsStaff roles={['admin']}>{shown}</AsStaff>
      </QueryClientProvider>
    </MemoryRouter>,
  );

beforeAll(() => provideEnvironment(LOCAL_ENVIRONMENT));

test('answers that staff pages get are shown as text, or refused', () =>
  checkCells({
    cells,
    nameOf: ({ kind, what }) => `${what} of ${kind}`,
    check: ({ kind, answer }) => {
      const page = new DOMParser().parseFromString(markupOf(SHOWN[kind](answer)), 'text/html');
      expect(page.querySelectorAll('script, iframe, img, [onerror], [onload]')).toHaveLength(0);
    },
  }));

test.each(SAMPLES)('%s is shown as long as nothing in it is hostile', (kind, sample) => {
  expect(markupOf(SHOWN[kind](sample))).not.toBe('');
});
