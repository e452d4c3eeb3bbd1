import { act, screen, waitFor } from '@testing-library/react';
import { saveNow } from '../newsroom/save-queue.ts';
import { ContentServer } from '../newsroom/testing/content-server.ts';
import { liveWith } from '../newsroom/testing/sample-items.ts';
import { openEditor, prepareEditor } from '../testing/open-editor.tsx';

jest.mock('@raade/firebase/auth', () => ({ accountHere: () => 'ada' }));
jest.mock('@raade/firebase/presence', () => ({
  notePresence: () => Promise.resolve(),
  leavePresence: () => Promise.resolve(),
  readPresence: () => Promise.resolve([]),
}));

const NAME = { part: 'speakers', item: 'ama-sample' } as const;
const ADDRESS = 'Address (optional)';

prepareEditor();

let server: ContentServer;
beforeEach(() => {
  server = new ContentServer();
});

async function write(text: string) {
  const user = openEditor('/editor/speakers/ama-sample');
  const address = await screen.findByLabelText<HTMLInputElement>(ADDRESS);
  // Letters of many languages take some code, which comes by itself.
  await act(() => import('@raade/content-model/addresses/slugs'));
  await user.type(address, text);
  await user.tab();
  await act(saveNow);
  return { user, address };
}

test('the page of a live speaker moves, and its old address stays in the item and is shown', async () => {
  const { user, address } = await write('Dr Àma Sample');
  expect(address.value).toBe('dr-ama-sample');
  const moved = { address: 'dr-ama-sample', formerAddresses: ['ama-sample'] };
  expect(server.draftOf(NAME)?.value).toEqual(liveWith(NAME, moved));
  const former = screen.getByLabelText<HTMLInputElement>('Former address 1');
  expect(former.value).toBe('ama-sample');
  await user.clear(address);
  await act(saveNow);
  expect(server.drafts).toEqual([]);
});

test('an address that leads to somebody else is told at the field', async () => {
  const { address } = await write('baraka-example');
  const says = '"baraka-example" is the id of Baraka Example';
  await waitFor(() => expect(screen.queryAllByText(new RegExp(says))).not.toEqual([]));
  expect(address.getAttribute('aria-invalid')).toBe('true');
});
