import { codeOfLink, passwordPageUrl } from '@raade/contracts/staff/password';
import { HOSTILE_TEXTS } from '@raade/contracts/testing/hostile-values';
import { checkCells } from '@raade/contracts/testing/matrix';
import { readDocument } from '@raade/firebase/documents';
import { MemoryRouter, useLocation } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { PARTNERS_TABLE, STUDENTS_TABLE } from '../applications/application-tables.ts';
import { AUDIT_TABLE } from '../audit/audit-table.tsx';
import { readCampaign } from '../email-management/campaigns/read-campaigns.ts';
import { useSelectedTab } from '../page-section/use-selected-tab.ts';
import { DONATIONS_TABLE } from '../payments/donations-table.tsx';
import { registrantRow } from '../registrants/registrant-row.ts';
import { registrantsTable } from '../registrants/registrants-table.tsx';
import { findRows } from '../table/table-filter.ts';
import { type TableView, useTableView } from '../table/use-table-view.ts';
import { sampleRegistrant } from '../testing/sample-registrant.ts';

// The matrix takes long on a busy machine.
jest.setTimeout(300_000);

jest.mock('@raade/firebase/documents', () => ({
  ...jest.requireActual<object>('@raade/firebase/documents'),
  readDocument: jest.fn(() => Promise.resolve(undefined)),
}));

const REGISTRANTS_TABLE = registrantsTable(sampleRegistrant().forum_id);
const TABLES = [
  REGISTRANTS_TABLE,
  DONATIONS_TABLE,
  STUDENTS_TABLE,
  PARTNERS_TABLE,
  AUDIT_TABLE,
] as unknown as readonly (typeof REGISTRANTS_TABLE)[];

/** Texts that an attacker may write into a link, by description. */
const TEXTS = {
  ...HOSTILE_TEXTS,
  'a sign alone': '-',
  'two signs': '--name',
  'what every object has': 'constructor',
  'a pattern that takes for ever': `${'a'.repeat(40)}!`,
  'an escape that is none': '%',
  'a second parameter': 'name&tab=payments',
  'the names of two columns': 'name,status',
};
const written = Object.entries(TEXTS).map(([what, text]) => ({ what, text }));
type Written = (typeof written)[number];

const inTables = TABLES.flatMap((table) =>
  ['search', 'show', 'sort'].flatMap((parameter) =>
    written.map((attempt) => ({ ...attempt, table, parameter })),
  ),
);

const ROWS = [registrantRow('sample', sampleRegistrant())];

/** The text as an address can hold it: half of a surrogate pair is replaced. */
const wellFormed = (text: string) => text.replaceAll('\ud800', '\ufffd');

/** The view that a table reads from its address, and the address afterwards. */
function viewAt(table: (typeof TABLES)[number], parameter: string, text: string) {
  const name = table.address ? `${table.address}-${parameter}` : parameter;
  const seen: {
    view?: Pick<TableView, 'text' | 'sort'> & { readonly filter: object };
    address?: string;
  } = {};
  function Table() {
    seen.view = useTableView(table);
    seen.address = useLocation().pathname;
    return null;
  }
  const { unmount } = render(
    <MemoryRouter
      initialEntries={[`/admin/reconciliation?${new URLSearchParams({ [name]: text })}`]}
    >
      <Table />
    </MemoryRouter>,
  );
  unmount();
  return seen;
}

test('a hostile address selects only filters and columns that the table has, or none', () =>
  checkCells({
    cells: inTables,
    nameOf: ({ what, parameter, table }) => `${what} as ${parameter} of the ${table.texts.rows}`,
    check: ({ table, parameter, text }) => {
      const { view, address } = viewAt(table, parameter, text);
      expect(table.filters).toContain(view?.filter);
      expect([undefined, ...table.columns.map(({ id }) => id)]).toContain(view?.sort?.column);
      expect(view?.text).toBe(parameter === 'search' ? wellFormed(text) : '');
      expect(address).toBe('/admin/reconciliation');
      expect(findRows(ROWS, REGISTRANTS_TABLE.filters[0], text).length).toBeLessThanOrEqual(1);
    },
  }));

const checkWritten = (cells: readonly Written[], check: (text: string) => unknown) =>
  checkCells({ cells, nameOf: ({ what }) => what, check: ({ text }) => check(text) });

test('a hostile text in a link selects no tab', () =>
  checkWritten(written, (text) => {
    function Tabs() {
      const { selected } = useSelectedTab('version', [{ id: 'ours' }, { id: 'brevo' }]);
      return <output>{selected}</output>;
    }
    const { unmount } = render(
      <MemoryRouter initialEntries={[`/?${new URLSearchParams({ version: text })}`]}>
        <Tabs />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status').textContent).toBe('ours');
    unmount();
  }));

test('a hostile text in a link opens no campaign, and no invalid id reaches the database', () =>
  checkWritten(
    [
      ...written,
      { what: 'a recipient of a campaign', text: 'a/deliveries/b' },
      { what: 'another collection', text: '../donations/pi_1' },
      { what: 'this place', text: '.' },
      { what: 'a name that the database keeps for itself', text: '__id7__' },
    ],
    async (text) => {
      jest.mocked(readDocument).mockClear();
      expect(await readCampaign(text)).toBeNull();
      const readIds = jest.mocked(readDocument).mock.calls.map(([, { id }]) => id);
      for (const id of readIds) expect(id).toMatch(/^[A-Za-z0-9][\w-]{0,99}$/);
    },
  ));

test('a hostile code in a link stays one code, behind the hash', () =>
  checkWritten(written, (text) => {
    const url = new URL(passwordPageUrl('https://example.org', 'code', wellFormed(text)));
    expect(`${url.origin}${url.pathname}${url.search}`).toBe(
      'https://example.org/admin/set-password',
    );
    expect(codeOfLink(url.hash, 'code')).toBe(wellFormed(text));
    expect(() => codeOfLink(`#${text}`, 'code')).not.toThrow();
  }));
