import { remoteFile, shellFile } from '../testing/sample-release.ts';
import { addresses } from './addresses.ts';

const before = [shellFile(), remoteFile('giving', { pages: ['/donate', '/apply/student'] })];
const left = remoteFile('giving', { pages: ['/apply/student'] });

test('the removal of a page is refused with its address, owner and possible solutions', () => {
  const after = [shellFile(), left];
  expect(addresses({ moving: ['giving'], before, after, retained: [] })).toEqual([
    {
      message:
        'Nothing would be at /donate any more, where giving has a page.\n' +
        "Keep it in apps/giving/src/pages.ts, have firebase.json redirect the address and release that shell first, move the page's old and new owner at once, or accept it with --allow-gone.",
      acceptable: 'allow-gone',
    },
  ]);
});

test.each(['/donate', '/:page', '/don*', '/**'])(
  'a page with a redirect from %s may be removed',
  (source) => {
    const after = [shellFile({ redirects: [source] }), left];
    expect(addresses({ moving: ['giving'], before, after, retained: [] })).toEqual([]);
  },
);

test.each(['/donations', '/donate/:id', '/x/**'])('a redirect from %s is not enough', (source) => {
  const after = [shellFile({ redirects: [source] }), left];
  expect(addresses({ moving: ['giving'], before, after, retained: [] })).toHaveLength(1);
});

test('a page may move to another remote, or be covered by a prefix', () => {
  const donations = remoteFile('donations', { pages: ['/donate'] });
  expect(
    addresses({ moving: ['giving', 'donations'], before, after: [left, donations], retained: [] }),
  ).toEqual([]);
  const wide = remoteFile('giving', { pages: ['/donate', '/apply/*'] });
  expect(addresses({ moving: ['giving'], before, after: [wide], retained: [] })).toEqual([]);
});
