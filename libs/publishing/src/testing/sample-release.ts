import type { Gives, Uses } from '@raade/contracts/releases/release-facts';
import type { Release } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { integrity } from './sample-composition.ts';

interface SampleFile {
  readonly pages?: readonly string[];
  readonly slots?: readonly string[];
  readonly uses?: Partial<Uses>;
  readonly release?: string;
}

function releaseFile(name: string, { pages = [], slots = [], release = '0' }: SampleFile) {
  return {
    schema: 1,
    name,
    release: release.padStart(32, '0'),
    integrity: integrity('A'),
    platform: '^1.0.0',
    paths: [],
    slots: [...slots],
    pages: [...pages],
    files: [],
  } satisfies Omit<Release, 'facts'>;
}

/** The `release.json` of a remote, which by default uses nothing of the shell. */
export function remoteFile(name: string, sample: SampleFile = {}): Release {
  const nothing: Uses = { react: '^19.0.0', names: {}, tokens: {}, slots: {} };
  return {
    ...releaseFile(name, sample),
    facts: { files: [], uses: { ...nothing, ...sample.uses } },
  };
}

/** The `release.json` of a shell, which by default provides only React. */
export function shellFile(gives: Partial<Gives> = {}): Release {
  const nothing: Gives = { react: '19.3.1', names: [], tokens: [], redirects: [] };
  return { ...releaseFile(SHELL, {}), facts: { files: [], gives: { ...nothing, ...gives } } };
}
