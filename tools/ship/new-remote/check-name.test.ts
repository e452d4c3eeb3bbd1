import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { checkName } from './check-name.ts';

test('an unused name is accepted', () => {
  expect(() => checkName(WORKSPACE, 'notyetthere')).not.toThrow();
});

test.each([
  ['Stories', 'The name of a remote must be lower-case letters and digits, like "giving".'],
  ['../stories', 'The name of a remote must be lower-case letters and digits, like "giving".'],
  ['giving', 'There is an app "giving" already.'],
  ['shell', 'The name of a remote must be no name that the site itself has.'],
  ['r', 'The name of a remote must be no name that the site itself has.'],
  ['constructor', 'The name of a remote must be no name that the site itself has.'],
  ['donate', '/donate is a path of giving. Remove it there first.'],
  ['projects', '/projects is a path of content. Remove it there first.'],
])('%s is refused with the reason', (name, reason) => {
  expect(() => checkName(WORKSPACE, name)).toThrow(reason);
});
