import { isStaff, may, mayMovePointer, rolesOf } from './claims.ts';
import { RIGHTS, rolesWith, type Right } from './rights.ts';
import { ROLES, type Role } from './roles.ts';

const rights = Object.keys(RIGHTS) as Right[];
const rightsOf = (claims: object) => rights.filter((right) => may({ ...claims }, right));

test.each<[string, object]>([
  ['no claim', {}],
  ['an unknown role', { roles: ['owner'] }],
  ['a claim of another name', { role: 'admin' }],
  ['a text where a list belongs', { roles: 'admin', releases: 'giving' }],
  ['a name that every object has', { roles: ['constructor'] }],
  ['releasing without an app', { roles: ['releaser'], releases: [] }],
])('%s is no role and gives no right', (_what, claims) => {
  expect(rolesOf({ ...claims })).toEqual([]);
  expect(rightsOf(claims)).toEqual([]);
});

test.each(ROLES.filter((role) => role !== 'releaser'))(
  '%s has the rights of its column',
  (role) => {
    expect(rightsOf({ roles: [role] })).toEqual(
      rights.filter((right) => rolesWith(right).includes(role)),
    );
    expect(isStaff({ roles: [role] })).toBe(true);
  },
);

test('a viewer can change and export nothing', () => {
  expect(rightsOf({ roles: ['viewer'] }).filter((right) => !right.endsWith('.read'))).toEqual([
    'releases.preview',
    'staff.search',
  ]);
});

test('an admin has every right, and moves the pointer of every app', () => {
  expect(rightsOf({ roles: ['admin'] })).toEqual(rights);
  expect(mayMovePointer({ roles: ['admin'] }, 'giving')).toBe(true);
});

test('a releaser of some apps can move only their pointers, and other staff none', () => {
  expect(mayMovePointer({ releases: ['giving'] }, 'content')).toBe(false);
  expect(mayMovePointer({ roles: ['viewer', 'editor'] }, 'giving')).toBe(false);
});

test('an account can release the apps of its claim, which does not make it staff', () => {
  const claims = { releases: ['giving', 7] };
  expect(rolesOf(claims)).toEqual<Role[]>(['releaser']);
  expect(mayMovePointer(claims, 'giving')).toBe(true);
  expect(mayMovePointer(claims, 'shell')).toBe(false);
  expect(isStaff(claims)).toBe(false);
});
