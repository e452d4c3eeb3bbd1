import { isStaff, may, mayMovePointer, rolesOf } from './claims.ts';
import { RIGHTS, rolesWith, type Right } from './rights.ts';
import { ROLES, type Role } from './roles.ts';

const rights = Object.keys(RIGHTS) as Right[];
const rightsOf = (claims: object) => rights.filter((right) => may({ ...claims }, right));

test.each<[string, object]>([
  ['no claim', {}],
  ['an unknown role', { roles: ['owner'] }],
  ['a claim with another name', { role: 'admin' }],
  ['a text instead of a list', { roles: 'admin', releases: 'giving' }],
  ['a property name of every object', { roles: ['constructor'] }],
  ['a releaser without an app', { roles: ['releaser'], releases: [] }],
])('%s gives no role and no right', (_what, claims) => {
  expect(rolesOf({ ...claims })).toEqual([]);
  expect(rightsOf(claims)).toEqual([]);
});

test.each(ROLES.filter((role) => role !== 'releaser'))(
  '%s has exactly the rights that list this role',
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

test('an admin has every right, and can move pointers', () => {
  expect(rightsOf({ roles: ['admin'] })).toEqual(rights);
  expect(mayMovePointer({ roles: ['admin'] }, 'giving')).toBe(true);
});

test('a releaser cannot move pointers of other apps, and other staff move none', () => {
  expect(mayMovePointer({ releases: ['giving'] }, 'content')).toBe(false);
  expect(mayMovePointer({ roles: ['viewer', 'editor'] }, 'giving')).toBe(false);
});

test('a releaser can move the pointers of the apps in the claim, but is not staff', () => {
  const claims = { releases: ['giving', 7] };
  expect(rolesOf(claims)).toEqual<Role[]>(['releaser']);
  expect(mayMovePointer(claims, 'giving')).toBe(true);
  expect(mayMovePointer(claims, 'shell')).toBe(false);
  expect(isStaff(claims)).toBe(false);
});
