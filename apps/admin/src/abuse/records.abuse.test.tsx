import { csvLine } from '@raade/contracts/base/csv-line';
import { listApprovalsResponseSchema } from '@raade/contracts/mail/approvals';
import { listPeopleResponseSchema } from '@raade/contracts/staff/people';
import { HOSTILE_VALUES, withHostileParts } from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { MemoryRouter } from '@raade/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { Timestamp } from 'firebase/firestore/lite';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod/mini';
import { PARTNERS_TABLE, STUDENTS_TABLE } from '../applications/application-tables.ts';
import { ApprovalPanel } from '../approvals/approval-panel.tsx';
import { AUDIT_TABLE } from '../audit/audit-table.tsx';
import { DONATIONS_TABLE } from '../payments/donations-table.tsx';
import { PEOPLE_TABLE } from '../people/people-table.tsx';
import { personRow } from '../people/person-state.ts';
import { queryClient } from '../reading/query-client.ts';
import { registrantsTable } from '../registrants/registrants-table.tsx';
import type { RecordRow } from '../table/record-row.ts';
import type { RecordsTable } from '../table/records-table.ts';
import { findRows } from '../table/table-filter.ts';
import { sampleApproval, samplePerson } from '../testing/sample-answers.ts';
import { samplePartner, sampleStudent } from '../testing/sample-application.ts';
import { RolesContext } from '@raade/staff/rights/roles-context';
import { sampleDonation } from '../testing/sample-donation.ts';
import { sampleRegistrant } from '../testing/sample-registrant.ts';

// The matrix takes long on a busy machine.
jest.setTimeout(300_000);

/** The one document that the database holds. */
let stored: Readonly<Record<string, unknown>> = {};

jest.mock('../reading/audited-read.ts', () => ({
  auditedRead: (_path: string, read: () => unknown) => read(),
}));
jest.mock('@raade/firebase/documents', () => ({
  ...jest.requireActual<object>('@raade/firebase/documents'),
  readList: () => Promise.resolve({ documents: [], unreadable: [], end: undefined }),
  readNewest: (_environment: unknown, { schema }: { readonly schema: z.ZodMiniType }) => {
    const read = z.safeParse(schema, stored);
    const documents = read.success ? [{ id: 'sample', data: read.data }] : [];
    const unreadable = read.success ? [] : ['sample'];
    return Promise.resolve({ documents, unreadable, end: undefined });
  },
}));

const ENTRY = {
  action: 'change-roles',
  actor: 'account-1',
  actor_address: null,
  subject: 'accounts/2',
  details: { before: ['viewer'], after: ['mailer'] },
  created_at: new Date('2025-03-01T12:00:00Z'),
};

/** Every table of the staff pages, with a document that it shows. */
const TABLES: readonly (readonly [RecordsTable<never>, object])[] = [
  [
    registrantsTable(sampleRegistrant().forum_id),
    sampleRegistrant({ additional_data: { shirt: 'M' } }),
  ],
  [DONATIONS_TABLE, sampleDonation()],
  [STUDENTS_TABLE, sampleStudent()],
  [PARTNERS_TABLE, samplePartner()],
  [AUDIT_TABLE, ENTRY],
].map(([table, document]) => [table as unknown as RecordsTable<never>, document as object]);

const MOMENTS = {
  'the first moment there is': new Timestamp(-62_135_596_800, 0),
  'the last moment there is': new Timestamp(253_402_300_799, 999_999_999),
};

const attempts = TABLES.flatMap(([table, document]) =>
  [...Object.keys(document), 'a_field_that_there_is_not', '__proto__'].flatMap((field) =>
    Object.entries({ ...HOSTILE_VALUES, ...MOMENTS }).map(([what, value]) => ({
      table,
      field,
      what,
      fields: Object.fromEntries([...Object.entries(asStored(document)), [field, value]]),
    })),
  ),
);

/** Times as the database gives them. */
function asStored(document: object): object {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? Timestamp.fromDate(value) : value,
    ]),
  );
}

async function rowsOf({ queries }: RecordsTable<never>): Promise<readonly RecordRow<never>[]> {
  queryClient.clear();
  const { pages } = await queryClient.infiniteQuery({ ...queries.pages, retry: false });
  return pages.flatMap(({ rows }) => rows);
}

/** Elements that only a text that was taken as HTML could have created. */
const STRANGE = 'script, iframe, object, embed, img, [onerror], [onload], [onclick]';

function expectHarmless(html: string): void {
  const shown = new DOMParser().parseFromString(html, 'text/html');
  expect(shown.querySelectorAll(STRANGE)).toHaveLength(0);
  for (const link of shown.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(
      /^(?:\/|https:\/\/dashboard\.stripe\.com\/|mailto:[^\s?&%:/]+@[a-z\d.-]+$)/,
    );
  }
}

const markupOf = (shown: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <RolesContext value={['admin']}>{shown}</RolesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );

/** The cells of a row, and its whole record. */
const pageOf = <Data,>({ columns, details }: RecordsTable<Data>, row: RecordRow<Data>) => (
  <Fragment key={row.id}>
    {details.title(row)}
    {columns.map(({ id, cell, text }) => (
      <p key={id}>{cell?.(row) ?? text(row)}</p>
    ))}
    {details.render(row)}
  </Fragment>
);

test('hostile values in records are shown as harmless text, or their records are left out', () =>
  checkCells({
    cells: attempts,
    nameOf: ({ what, field, table }) => `${what} as ${field} among the ${table.texts.rows}`,
    check: async ({ table, fields }) => {
      stored = fields;
      const rows = await rowsOf(table);
      expect(findRows(rows, table.filters[0], '')).toEqual(rows);
      for (const row of rows) {
        const texts = table.columns.flatMap(({ text, sortText = text }) => [
          text(row),
          sortText(row),
        ]);
        expect(texts.every((text) => typeof text === 'string')).toBe(true);
        expect(() =>
          csvLine((table.csv?.columns ?? []).map(({ value }) => value(row))),
        ).not.toThrow();
        expectHarmless(markupOf(pageOf(table, row)));
      }
    },
  }));

test('records without hostile values are shown', async () => {
  for (const [table, document] of TABLES) {
    stored = { ...asStored(document) };
    expect(await rowsOf(table)).toHaveLength(1);
  }
});

const APPROVAL = sampleApproval({
  decidedBy: 'bo@example.org',
  decidedAt: '2025-03-02T12:00:00.000Z',
  reason: 'A sample reason.',
});
const PERSON = samplePerson({
  roles: ['viewer', 'releaser'],
  releases: ['giving'],
  secondFactors: ['totp'],
  invitedUntil: '2025-03-08T12:00:00.000Z',
  invitedBy: 'ada@example.org',
});

/** The rendered part of an answer; nothing if the answer is invalid. */
const SHOWN = {
  'an approval': (approval: unknown) => {
    const { data } = z.safeParse(listApprovalsResponseSchema, { approvals: [approval] });
    return data?.approvals.map((read) => <ApprovalPanel key="sample" approval={read} />);
  },
  'a person': (person: unknown) => {
    const { data } = z.safeParse(listPeopleResponseSchema, { people: [person], self: 'ada' });
    return data?.people.map((read) => pageOf(PEOPLE_TABLE, personRow(read, data.self, 0)));
  },
} as const satisfies Readonly<Record<string, (answer: unknown) => ReactElement[] | undefined>>;

const ANSWERS = [
  ['an approval', APPROVAL],
  ['a person', PERSON],
] as const;

const answers = ANSWERS.flatMap(([kind, sample]) =>
  withHostileParts(sample).map(([what, answer]) => ({ kind, what, answer })),
);

test('hostile values in answers are shown as harmless text, or their answers are refused', () =>
  checkCells({
    cells: answers,
    nameOf: ({ kind, what }) => `${what} of ${kind}`,
    check: ({ kind, answer }) => {
      expectHarmless(markupOf(SHOWN[kind](answer)));
    },
  }));

test.each(ANSWERS)('%s without hostile values is shown', (kind, sample) => {
  expect(markupOf(SHOWN[kind](sample))).not.toBe('');
});
