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

/** The release file of a remote; by default it uses nothing. */
export function remoteFile(name: string, sample: SampleFile = {}): Release {
  const nothing: Uses = { react: '^19.0.0', names: {}, tokens: {}, slots: {} };
  return {
    ...releaseFile(name, sample),
    facts: { files: [], uses: { ...nothing, ...sample.uses } },
  };
}

/** The release file of a shell; by default it gives nothing but React. */
export function shellFile(gives: Partial<Gives> = {}): Release {
  const nothing: Gives = { react: '19.3.1', names: [], tokens: [], redirects: [] };
  return { ...releaseFile(SHELL, {}), facts: { files: [], gives: { ...nothing, ...gives } } };
}
