import { parseStaffOptions } from './staff-options.ts';

test.each([
  [['list'], { task: 'list', project: undefined }],
  [['grant', 'a@example.org'], { task: 'grant', email: 'a@example.org' }],
  [['grant', 'a@example.org'], { roles: ['viewer', 'reviewer', 'treasurer', 'mailer'] }],
  [['grant', 'a@example.org', '--role', 'viewer,mailer'], { roles: ['viewer', 'mailer'] }],
  [['invite', 'a@example.org'], { task: 'invite', email: 'a@example.org' }],
  [['revoke', 'a@example.org', '--project', 'sample'], { task: 'revoke', project: 'sample' }],
  [
    ['releases', 'a@example.org', 'giving', 'content'],
    { task: 'releases', email: 'a@example.org', apps: ['giving', 'content'] },
  ],
  [['releases', 'a@example.org', '--project', 'sample'], { apps: [], project: 'sample' }],
  [['second-factor'], { task: 'second-factor', mode: undefined }],
  [['second-factor', 'required'], { task: 'second-factor', mode: 'required' }],
  [['remove-second-factor', 'a@example.org'], { email: 'a@example.org' }],
])('%j is parsed', (args, options) => {
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
])('%j is refused with the usage text', (args) => {
  expect(() => parseStaffOptions(args)).toThrow('npm run staff -- grant <email>');
});

test('the mode of the second factor is required or optional, and nothing else', () => {
  for (const mode of ['off', 'a@example.org', '']) {
    expect(() => parseStaffOptions(['second-factor', mode])).toThrow('required or optional, not');
  }
  expect(() => parseStaffOptions(['second-factor', 'required', 'now'])).toThrow('Usage');
});

test('only existing roles can be granted', () => {
  for (const role of ['owner', 'viewer,owner', 'staff', 'releaser', '']) {
    expect(() => parseStaffOptions(['grant', 'a@example.org', '--role', role])).toThrow(
      'only viewer, reviewer, treasurer, mailer, editor, admin.',
    );
  }
});
