import { speakerPath } from '@raade/content-model/addresses/page-address';
import type { SearchEntry } from '@raade/contracts/site/search';
import type { Speaker } from '../content/speakers.ts';

/** Speakers are found by their names, work and subjects, and by what they speak about. */
export function speakerSearchEntries(speakers: readonly Speaker[]): SearchEntry[] {
  return speakers.map((speaker) => {
    const { name, role, organization, bio, expertise, speaking } = speaker;
    return {
      title: name,
      path: speakerPath(speaker),
      kind: 'Speakers',
      text: [`${role}, ${organization}`, bio, ...expertise, speaking?.title]
        .filter(Boolean)
        .join(' · '),
    };
  });
}
