import { PREVIEW_SHOWN } from '@raade/contracts/content/previews';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeContentServer } from '../editor-state/testing/fake-content-server.ts';
import { openEditor, prepareEditor } from '../testing/open-editor.tsx';

jest.mock('@raade/firebase/auth', () => ({ currentAccountId: () => 'ada' }));
jest.mock('@raade/firebase/presence', () => ({
  recordPresence: () => Promise.resolve(),
  leavePresence: () => Promise.resolve(),
  readPresence: () => Promise.resolve([]),
}));

prepareEditor();
beforeEach(() => {
  jest.useFakeTimers();
  new FakeContentServer();
});

const frames = () => screen.queryAllByTitle<HTMLIFrameElement>('The page with all drafts');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Sets the width of the viewport, which the page notices after a moment. */
async function resizeTo(width: number): Promise<void> {
  Object.assign(window, { innerWidth: width });
  await act(() => window.dispatchEvent(new Event('resize')));
  await pass(200);
}

async function open(address: string) {
  const user = openEditor(address);
  await pass(0);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

/** Fills a framed page with the session, and reports that it shows the drafts. */
function showDrafts(frame: HTMLIFrameElement) {
  const framed = frame.contentWindow as Window;
  const html = framed.document.createElement('html');
  html.innerHTML =
    '<body><p>Room 7</p><section id="session-closing-gala"><p>Room 7</p></section></body>';
  framed.document.replaceChildren(html);
  const scrollTo = jest.spyOn(framed, 'scrollTo').mockImplementation(() => undefined);
  const place = framed.document.querySelector('section p') as Element;
  jest.spyOn(place, 'getBoundingClientRect').mockReturnValue({ top: 900, height: 0 } as DOMRect);
  window.dispatchEvent(new MessageEvent('message', { source: framed, data: PREVIEW_SHOWN }));
  return scrollTo;
}

test('a wide screen shows the page of the item beside the form, a narrow one a link to it', async () => {
  await resizeTo(1099);
  await open('/editor/sessions/closing-gala');
  const link = screen.getByRole('link', { name: 'Preview' });
  expect(link.getAttribute('href')).toBe(
    '/conference?day=2&preview=edition@drafts#session-closing-gala',
  );
  expect(frames()).toEqual([]);
  await resizeTo(1100);
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(frames()[0]?.getAttribute('src')).toBe('/conference?day=2&preview=edition@drafts');
});

test('after a save the preview is loaded behind the visible one, and scrolls to the focused field', async () => {
  await resizeTo(1100);
  await open('/editor/sessions/closing-gala');
  await waitFor(() => expect(frames()).toHaveLength(1));
  const room = screen.getByLabelText('Room');
  act(() => room.focus());
  fireEvent.change(room, { target: { value: 'Room 7' } });
  await pass(1100);
  const [behind, covering] = frames();
  if (!behind || !covering) throw new Error('The page was not loaded anew.');
  const scrollTo = showDrafts(behind);
  await pass(1000);
  expect(frames()).toEqual([behind]);
  // The target is the room of this session, not the first equal text.
  expect(scrollTo).toHaveBeenCalledWith({ top: 900 - window.innerHeight / 2 });
});

test.each([
  ['/editor/speakers/ama-sample', '/conference/speakers/ama-sample'],
  ['/editor/projects/sunfi-solar-initiative', '/projects/sunfi-solar-initiative'],
  ['/editor/contact', '/contact'],
])('%s is previewed on %s', async (address, page) => {
  await resizeTo(1100);
  await open(address);
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(frames()[0]?.getAttribute('src')).toBe(`${page}?preview=edition@drafts`);
});
