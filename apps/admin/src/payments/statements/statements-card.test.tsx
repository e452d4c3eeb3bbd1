import { saveFile } from '@raade/browser';
import { localDay } from '@raade/contracts/base/local-day';
import {
  statementCountsSchema,
  type StatementsResponse,
} from '@raade/contracts/money/yearly-statements';
import { CallFailure } from '@raade/firebase/callables';
import { screen, waitFor, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { callStatements } from './call-statements.ts';
import { StatementsCard } from './statements-card.tsx';

jest.mock('./call-statements.ts');
jest.mock('@raade/browser', () => ({
  ...jest.requireActual<object>('@raade/browser'),
  saveFile: jest.fn(),
}));
const call = jest.mocked(callStatements);
const YEAR = Number(localDay(new Date()).slice(0, 4)) - 1;

prepareStaffPart();
beforeEach(() => jest.resetAllMocks());

function answer(
  phase: StatementsResponse['phase'],
  counts: Partial<StatementsResponse['counts']> = {},
): StatementsResponse {
  return {
    year: YEAR,
    phase,
    counts: { ...statementCountsSchema.parse({}), ...counts },
    totals: { usd: 15_050 },
  };
}

async function open(first: StatementsResponse = answer('none')) {
  call.mockResolvedValueOnce(first);
  const { user } = openPart(<StatementsCard />);
  await screen.findAllByText(/prepared yet|Ready|Sending: /);
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });

test('statements are prepared in several calls, and the page says who gets one and who is left out', async () => {
  const user = await open();
  call.mockResolvedValueOnce(answer('gathering', { donations: 300 }));
  call.mockResolvedValueOnce(
    answer('ready', { donations: 400, due: 130, erased: 2, suppressed: 1 }),
  );
  await user.click(button('Prepare Statements'));
  await screen.findByText('Ready: 130 donors get a statement of $150.50 together.');
  screen.getByText('Left out: 2 donations of erased donors, 1 donor with a blocked address.');
  expect(call.mock.calls.map(([{ action, year }]) => [action, year])).toEqual([
    ['status', YEAR],
    ['prepare', YEAR],
    ['prepare', YEAR],
  ]);
});

test('donors are listed before statements are sent, and filtered by outcome', async () => {
  const user = await open(answer('ready', { due: 2 }));
  const donor = (id: string, more: object = {}) => ({
    id,
    email: `${id}@example.org`,
    donations: 2,
    outcome: 'due' as const,
    totals: { usd: 15_050 },
    ...more,
  });
  const more = { outcome: 'suppressed' as const, totals: {} };
  call.mockResolvedValueOnce({ ...answer('ready'), donors: [donor('ada')] });
  call.mockResolvedValueOnce({ ...answer('ready'), donors: [donor('kofi', more)] });
  call.mockResolvedValueOnce({ ...answer('ready'), donors: [] });
  await user.click(button('List Donors'));
  await screen.findByText('2 of 2 donors shown');
  const texts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(texts().slice(1)).toEqual([
    'ada@example.org2$150.50Gets a statement',
    'kofi@example.org2-The address is blocked',
  ]);
  screen.getByRole('option', { name: 'Gets a statement (1)' });
  await user.selectOptions(screen.getByLabelText('Donors to show'), 'suppressed');
  expect(texts().slice(1)).toEqual(['kofi@example.org2-The address is blocked']);
  expect(call.mock.calls.slice(1).map(([request]) => request)).toEqual(
    [null, 'ada', 'kofi'].map((after) => ({ action: 'list', year: YEAR, after })),
  );
});

test('statements are sent only after a confirmation, until all are on the way', async () => {
  const user = await open(answer('ready', { due: 130 }));
  await user.click(button('Send Statements'));
  expect(call).toHaveBeenCalledTimes(1);
  const dialog = screen.getByRole('dialog');
  call.mockResolvedValueOnce(answer('sending', { due: 130, queued: 50 }));
  call.mockResolvedValueOnce(answer('sent', { due: 130, queued: 130 }));
  await user.click(within(dialog).getByRole('button', { name: 'Send Statements' }));
  await screen.findByText('Sent: 130 statements are on the way.');
  expect(call).toHaveBeenCalledTimes(3);
});

test('sending that was interrupted can be continued', async () => {
  const user = await open(answer('sending', { due: 130, queued: 50 }));
  screen.getByText('Sending: 50 of 130 so far.');
  call.mockRejectedValueOnce(new CallFailure('unavailable', 'Please try again.'));
  await user.click(button('Send Statements'));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Send Statements' }),
  );
  await screen.findByText('Please try again.');
  button('Send Statements');
});

test('one donor is sent a statement, and a repeated request is the same', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Email of one donor'), 'sam@example.org');
  call.mockRejectedValueOnce(new CallFailure('not-found', 'Nobody with this address gave.'));
  await user.click(button('Send Statement'));
  await screen.findByText('Nobody with this address gave.');
  call.mockResolvedValueOnce(answer('none'));
  await user.click(button('Send Statement'));
  await screen.findByText(`The statement of ${YEAR} is on its way to sam@example.org.`);
  const [, first, second] = call.mock.calls.map(([request]) => request);
  expect(first).toMatchObject({ action: 'send-one', year: YEAR, email: 'sam@example.org' });
  expect(second).toEqual(first);
});

test('donations without an address are listed, and each can be saved as a PDF', async () => {
  const donation = { name: 'Ama Sample', paidOn: `${YEAR}-12-31`, cents: 5000, currency: 'usd' };
  const unaddressed = [
    { ...donation, id: 'manual_1' },
    { ...donation, id: 'manual_2', paidOn: `${YEAR}-03-01`, cents: 750 },
    { ...donation, id: 'manual_3', name: null },
  ];
  const user = await open({ ...answer('ready', { unaddressed: 3 }), unaddressed });
  screen.getByText('Left out: 3 donations without an email address, to be printed.');
  const list = within(screen.getByRole('region', { name: 'Statements to print' }));
  const pdf = (text: string) => list.getByRole('button', { name: `PDF: ${text}` });
  pdf(`Ama Sample, Dec 31, ${YEAR}, $50`);
  call.mockRejectedValueOnce(new CallFailure('failed-precondition', 'This list has changed.'));
  await user.click(pdf(`Anonymous, Dec 31, ${YEAR}, $50`));
  await list.findByText('This list has changed.');
  call.mockResolvedValueOnce({ ...answer('ready'), pdf: btoa('%PDF') });
  await user.click(pdf(`Ama Sample, Mar 1, ${YEAR}, $7.50`));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [name, file] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect([name, file?.size, file?.type]).toEqual([
    `Gift-${YEAR}-03-01-Ama-Sample.pdf`,
    4,
    'application/pdf',
  ]);
  expect(call).toHaveBeenLastCalledWith({ action: 'print', year: YEAR, donation: 'manual_2' });
  expect(list.queryByText('This list has changed.')).toBeNull();
});
