import { fillFacts } from '../forum/fill-facts.ts';
import type { PhaseTexts } from '../forum/forum-phases.schema.ts';
import { oncePerContent } from '../provided/once-per-content.ts';
import { FORUM_PATH } from './session-address.ts';

/** The texts by forum phase, with placeholders replaced, and without links to the schedule while it is empty. */
export const phaseTextsOf = oncePerContent((content) => {
  const texts = fillFacts(content['forum-phases'], content.forum);
  if (content.sessions.length > 0) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([phase, phaseTexts]) => [phase, withoutSchedule(phaseTexts)]),
  ) as typeof texts;
});

const isOtherPage = ({ path }: { readonly path: string }) => path !== `${FORUM_PATH}#schedule`;

/** The texts without links to the schedule. */
function withoutSchedule({ instead, speakers, ...texts }: PhaseTexts): PhaseTexts {
  const ways = instead?.ways.filter(isOtherPage) ?? [];
  const { way, ...speakerTexts } = speakers;
  return {
    ...texts,
    way: isOtherPage(texts.way) ? texts.way : { label: 'Write to us', path: '/contact' },
    speakers: way && isOtherPage(way) ? speakers : speakerTexts,
    ...(instead && ways.length > 0 && { instead: { ...instead, ways } }),
  };
}
