import type { Environment } from '@raade/contracts/releases/environment';
import { LOCAL_NAME } from '@raade/contracts/local/local-environment';

interface Issue {
  readonly path: readonly string[];
  readonly message: string;
}

/** Fields that are dangerous on a deployed site, with the reason. */
const LOCAL_FIELDS = {
  seededAccounts: 'puts passwords of staff into every page',
  fakeScripts: 'runs scripts of somebody else in every page',
  today: 'keeps the site at one day',
  emulators: 'sends what visitors enter to an emulator',
} as const satisfies Partial<Record<keyof Environment, string>>;

/** Problems of an environment that only a local stack may have. */
export function localOnlyIssues(environment: Environment): Issue[] {
  if (environment.name === LOCAL_NAME) return [];
  const fields = Object.entries(LOCAL_FIELDS).filter(
    ([field]) => environment[field as keyof typeof LOCAL_FIELDS] !== undefined,
  );
  return [
    ...fields.map(([field, danger]) => ({ path: [field], message: `${danger}: ${ONLY_LOCAL}` })),
    ...registryIssues(environment),
  ];
}

const ONLY_LOCAL = `only an environment with the name "${LOCAL_NAME}" may have it`;

/** The registry decides which code runs, so it must be on the site itself. */
function registryIssues({ registryUrl, siteUrl }: Environment): Issue[] {
  const site = new URL(siteUrl).origin;
  if (new URL(registryUrl, siteUrl).origin === site) return [];
  return [{ path: ['registryUrl'], message: `must be of the site itself, ${site}` }];
}
