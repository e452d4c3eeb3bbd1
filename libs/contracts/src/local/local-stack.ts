import type { Role } from '../staff/roles.ts';

/** Constants of the local stack for tools, functions and tests. None is a secret. */
export const LOCAL_PROJECT_ID = 'demo-raade';

export const SEEDED_STAFF = { email: 'staff@raade.test', password: 'raade-local' } as const;

/** Invites people and gives roles. */
export const SEEDED_ADMIN = { email: 'admin@raade.test', password: 'raade-local' } as const;

/** May move the pointers of all apps, and nothing else. */
export const SEEDED_RELEASER = { email: 'releases@raade.test', password: 'raade-local' } as const;

interface SeededAccount {
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
  /** Description of the rights, for people who try out the site. */
  readonly may: string;
}

/** The accounts that `npm start` and the sign-in page of the local stack show. */
export const SEEDED_ACCOUNTS: readonly SeededAccount[] = [
  {
    ...SEEDED_STAFF,
    roles: ['viewer', 'reviewer', 'treasurer', 'mailer'],
    may: 'donations, applications, registrants and mail',
  },
  {
    ...SEEDED_ADMIN,
    roles: ['admin'],
    may: 'all of that, the editor, releases and people',
  },
];

/** Ports of `npm start`. `hosting` is the site; the ports of remotes follow it (`tools/kit/stack/ports.ts`). */
export const LOCAL_PORTS = {
  hosting: 4200,
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  stripe: 4242,
  smtp: 1025,
  inbox: 1080,
} as const;

export type PortName = keyof typeof LOCAL_PORTS;
export type Ports = Readonly<Record<PortName, number>>;
