import { speakerPath } from '@raade/content-model/addresses/page-address';
import { BRAND } from '@raade/contracts/base/brand';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { PageHead } from '@raade/platform';
import { withYear, type Speaker, speakersOf } from '../content/speakers.ts';

/** Search engines cut longer titles, so then only the name is used. */
const MAX_TITLE_LENGTH = 70;

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 200;

function titleOf(name: string, content: ProvidedContent): string {
  const title = `${name} | ${withYear('Day Forum', content)}`;
  return title.length > MAX_TITLE_LENGTH ? name : title;
}

export function speakerHead(
  { name, role, organization, bio }: Speaker,
  content: ProvidedContent,
): PageHead {
  return {
    title: titleOf(name, content),
    description: `${role}, ${organization}. ${bio}`.slice(0, MAX_DESCRIPTION_LENGTH),
  };
}

/** The head for unknown addresses below `/conference/speakers/`. */
export const unknownSpeakerHead = ({ forum }: ProvidedContent): PageHead => ({
  title: 'Speaker not found | Day Forum',
  description: `The speakers of the ${forum.name} of ${BRAND.shortName} are on the forum's page.`,
});

/** https://schema.org/Person */
export function personData({ name, role, organization, bio, expertise, social }: Speaker) {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: { '@type': 'Organization', name: organization },
    description: bio,
    knowsAbout: expertise,
    sameAs: Object.values(social).filter((url) => url !== undefined),
  };
}

const SPEAKER_PAGE = { chunk: 'speaker', frame: { scrolledBar: 'deep-glass' } } as const;

/** A page for each speaker, and one for unknown addresses. */
export function speakerPages(content: ProvidedContent): PageDescriptor[] {
  const pages = speakersOf(content).map((speaker) => ({
    ...SPEAKER_PAGE,
    ...speakerHead(speaker, content),
    path: speakerPath(speaker),
    jsonLd: [{ '@context': 'https://schema.org', ...personData(speaker) }],
  }));
  const path = '/conference/speakers/*';
  return [...pages, { ...SPEAKER_PAGE, ...unknownSpeakerHead(content), path, internal: true }];
}
