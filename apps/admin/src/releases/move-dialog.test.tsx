import { CALLABLES } from '@raade/contracts/base/callables';
import { refusal } from '@raade/firebase/testing/callable-answers';
import { screen, within } from '@testing-library/react';
import { prepareStaffPart } from '../testing/staff-part.tsx';
import { bringBack, listed, LIVE, move, OLD, openReleases } from './testing/open-releases.tsx';

prepareStaffPart();

test('a version goes live once that was confirmed, based on what was seen', async () => {
  const { user, sent } = openReleases({
    [CALLABLES.movePointer]: [{ result: { moved: ['giving'] } }],
  });
  await user.click(await bringBack());
  const dialog = await screen.findByRole('dialog', { name: 'Bring giving aaaaaaaa live?' });
  await user.type(within(dialog).getByLabelText(/Why/), 'It broke.');
  await user.click(within(dialog).getByRole('button', { name: 'Bring Live' }));
  expect(await screen.findByText('giving aaaaaaaa goes live')).toBeTruthy();
  expect(sent(CALLABLES.movePointer)).toMatchObject([
    {
      moves: [{ app: 'giving', release: OLD, seen: 3 }],
      kind: 'rollback',
      reason: 'It broke.',
    },
  ]);
});

test('a move that is refused stays in its dialog, in the words of the function', async () => {
  const message = 'Somebody else has moved giving meanwhile. Nothing was moved.';
  const { user } = openReleases({ [CALLABLES.movePointer]: [refusal('ABORTED', message)] });
  await user.click(await bringBack());
  await user.click(await screen.findByRole('button', { name: 'Bring Live' }));
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
});

const GONE = 'Nothing would be at /donate any more, where giving has a page.\nKeep it.';
const EMPTY = 'Nothing would fill the slot "conference.donation" any more.';
const refusedFor = (...objections: readonly object[]) =>
  refusal('FAILED_PRECONDITION', 'No.', { objections });
const TWO = refusedFor(
  { message: GONE, acceptable: 'allow-gone' },
  { message: EMPTY, acceptable: 'allow-empty' },
);
const LATER = 'c'.repeat(32);
/** Gone back to the live one from a later one, which can be brought live again. */
const GONE_BACK = listed({
  moves: [move(LIVE, { kind: 'rollback' }), move(LATER), move(LIVE), move(OLD)],
});
const bringForward = () => screen.findByRole('button', { name: 'Bring Live: giving cccccccc' });

test('what gates have against a move forward is asked about, one by one, and goes on record', async () => {
  const told = ['Accepted: Nothing would be at /donate any more, where giving has a page.'];
  const { user, sent } = openReleases({
    [CALLABLES.listReleases]: [GONE_BACK],
    [CALLABLES.movePointer]: [TWO, { result: { moved: ['giving'], told } }],
  });
  await user.click(await bringForward());
  const dialog = await screen.findByRole('dialog', { name: 'Bring giving cccccccc live?' });
  const go = within(dialog).getByRole('button', { name: 'Bring Live' });
  await user.click(go);
  const gone = await within(dialog).findByRole('checkbox', {
    name: 'I accept that addresses of pages lead to nothing any more.',
  });
  expect(gone.closest('[role="alert"]')?.textContent).toContain(EMPTY);
  await user.click(gone);
  await user.click(go);
  expect(within(dialog).getAllByText('Accept this, or cancel.')).toHaveLength(1);
  expect(sent(CALLABLES.movePointer)).toHaveLength(1);
  await user.click(within(dialog).getByRole('checkbox', { name: /a slot loses what fills it/ }));
  await user.click(go);
  expect(await screen.findByText(told[0] ?? '')).toBeTruthy();
  expect(sent(CALLABLES.movePointer)).toMatchObject([
    { kind: 'promote', accepted: [] },
    { kind: 'promote', accepted: ['allow-gone', 'allow-empty'] },
  ]);
});

test('what nobody can accept has no box', async () => {
  const message = 'The new giving uses names of the platform that the live shell does not give.';
  const { user } = openReleases({
    [CALLABLES.listReleases]: [GONE_BACK],
    [CALLABLES.movePointer]: [refusedFor({ message })],
  });
  await user.click(await bringForward());
  await user.click(await screen.findByRole('button', { name: 'Bring Live' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('what was accepted stands beside the version, in words', async () => {
  openReleases({
    [CALLABLES.listReleases]: [
      listed({ moves: [move(LIVE), move(OLD, { accepted: ['allow-gone', 'a-later-name'] })] }),
    ],
  });
  const text =
    'It was accepted that addresses of pages lead to nothing any more, and that a-later-name.';
  expect(await screen.findByText(text)).toBeTruthy();
});
