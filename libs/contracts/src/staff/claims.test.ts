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

test('a viewer changes nothing and takes nothing away', () => {
  expect(rightsOf({ roles: ['viewer'] }).filter((right) => !right.endsWith('.read'))).toEqual([
    'releases.preview',
    'staff.search',
  ]);
});

test('an admin has every right, and moves the pointer of every app', () => {
  expect(rightsOf({ roles: ['admin'] })).toEqual(rights);
  expect(mayMovePointer({ roles: ['admin'] }, 'giving')).toBe(true);
});

test('whoever releases some apps moves no other pointer, and other staff move none', () => {
  expect(mayMovePointer({ releases: ['giving'] }, 'content')).toBe(false);
  expect(mayMovePointer({ roles: ['viewer', 'editor'] }, 'giving')).toBe(false);
});

test('an account releases the apps of its claim, and is no member of the staff by that', () => {
  const claims = { releases: ['giving', 7] };
  expect(rolesOf(claims)).toEqual<Role[]>(['releaser']);
  expect(mayMovePointer(claims, 'giving')).toBe(true);
  expect(mayMovePointer(claims, 'shell')).toBe(false);
  expect(isStaff(claims)).toBe(false);
});
