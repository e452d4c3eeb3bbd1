import { appName, ownedPath, remoteName } from './remote.ts';

test.each(['r', 'shell', 'index', 'constructor'])(
  'a remote cannot be called "%s", which is a name of the site itself',
  (name) => {
    expect(remoteName.safeParse(name).error?.issues).toMatchObject([
      { message: 'must be no name that the site itself has' },
    ]);
  },
);

test('the shell is an app, and a remote may have the name of a browser feature', () => {
  expect(appName.safeParse('shell').success).toBe(true);
  expect(remoteName.safeParse('history').success).toBe(true);
});

test.each(['r', 'r/*', 'r/0123456789abcdef0123456789abcdef', 'index', '404', 'html-sheet/*'])(
  'a remote cannot own /%s, which the site itself uses',
  (path) => {
    expect(ownedPath.safeParse(path).success).toBe(false);
  },
);

test.each(['', 'receipts', 'projects/r', 'index-of-projects'])('a remote may own /%s', (path) => {
  expect(ownedPath.safeParse(path).success).toBe(true);
});
