import { parseStaffOptions } from './staff-options.ts';

test.each([
  [['list'], { task: 'list', project: undefined }],
  [['grant', 'a@example.org'], { task: 'grant', email: 'a@example.org', role: 'staff' }],
  [['grant', 'a@example.org', '--role', 'admin'], { role: 'admin' }],
  [['revoke', 'a@example.org', '--project', 'sample'], { task: 'revoke', project: 'sample' }],
  [
    ['releases', 'a@example.org', 'giving', 'content'],
    { task: 'releases', email: 'a@example.org', apps: ['giving', 'content'] },
  ],
  [['releases', 'a@example.org', '--project', 'sample'], { apps: [], project: 'sample' }],
])('%j is understood', (args, options) => {
  expect(parseStaffOptions(args)).toMatchObject(options);
});

test.each([
  [[]],
  [['grant']],
  [['grant', 'no-address']],
  [['revoke']],
  [['list', 'a@example.org']],
  [['promote', 'a@example.org']],
  [['grant', 'a@example.org', 'b@example.org']],
  [['revoke', 'a@example.org', '--role', 'admin']],
  [['releases']],
  [['releases', 'a@example.org', 'Giving']],
])('%j is answered with the usage', (args) => {
  expect(() => parseStaffOptions(args)).toThrow('npm run staff -- grant <email>');
});

test('only the roles that there are can be given', () => {
  expect(() => parseStaffOptions(['grant', 'a@example.org', '--role', 'owner'])).toThrow(
    'There is no role "owner", only staff and admin.',
  );
});
