/** Facts of the local stack that tools, functions and tests share. None is a secret. */
export const LOCAL_PROJECT_ID = 'demo-raade';

export const SEEDED_STAFF = { email: 'staff@raade.test', password: 'raade-local' } as const;

/** Invites people and gives roles. */
export const SEEDED_ADMIN = { email: 'admin@raade.test', password: 'raade-local' } as const;

/** May move the pointers of all apps, and nothing else. */
export const SEEDED_RELEASER = { email: 'releases@raade.test', password: 'raade-local' } as const;

/** Ports of `npm start`. The site has `hosting`; those of the remotes follow it (`tools/kit/stack/ports.ts`). */
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
