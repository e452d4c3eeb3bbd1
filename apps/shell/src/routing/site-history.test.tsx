import { createSiteHistory } from './site-history.ts';

const linkMode = jest.fn();

function openHistory() {
  const { history } = createSiteHistory({ linkMode });
  if (!history) throw new Error('jsdom has a history.');
  const listener = jest.fn();
  history.listen(listener);
  return { history, listener };
}

/** The loads of other documents, which jsdom only reports as errors. */
const documentLoads = () =>
  jest.mocked(console.error).mock.calls.filter(([error]) => /navigation/.test(String(error)));

beforeEach(() => {
  window.history.replaceState(null, '', '/about');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  linkMode.mockReset();
});

test('a link of mode inside adds a step to the history', () => {
  linkMode.mockReturnValue('inside');
  const { history, listener } = openHistory();
  history.push({ pathname: '/donate', search: '?from=about', hash: '#form' });
  expect(linkMode).toHaveBeenCalledWith({ from: '/about', to: '/donate', isRedirect: false });
  expect(window.location.pathname).toBe('/donate');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(documentLoads()).toEqual([]);
});

test('a link or redirect of mode document loads a new document, unknown to the router', () => {
  linkMode.mockReturnValue('document');
  const { history, listener } = openHistory();
  history.push('/donate');
  expect(documentLoads()).toHaveLength(1);
  history.replace('/donate');
  expect(linkMode).toHaveBeenCalledWith({ from: '/about', to: '/donate', isRedirect: true });
  expect(documentLoads()).toHaveLength(2);
  expect(window.location.pathname).toBe('/about');
  expect(listener).not.toHaveBeenCalled();
});

test('other redirects and going back stay in the document', async () => {
  linkMode.mockReturnValue('inside');
  const { history } = openHistory();
  history.push('/studios');
  history.replace('/contact');
  expect(window.location.pathname).toBe('/contact');
  linkMode.mockReset();
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve));
  history.go(-1);
  await arrived;
  expect(window.location.pathname).toBe('/about');
  expect(linkMode).not.toHaveBeenCalled();
});
