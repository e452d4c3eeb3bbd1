import { fillFacts } from '../forum/fill-facts.ts';
import type { PhaseTexts } from '../forum/forum-phases.schema.ts';
import { oncePerContent } from '../provided/once-per-content.ts';
import { FORUM_PATH } from './session-address.ts';

/** Texts about the forum, phase by phase. */
export const phaseTextsOf = oncePerContent((content) => {
  const texts = fillFacts(content['forum-phases'], content.forum);
  if (content.sessions.length > 0) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([phase, one]) => [phase, withoutSchedule(one)]),
  ) as typeof texts;
});

const leadsOn = ({ path }: { readonly path: string }) => path !== `${FORUM_PATH}#schedule`;

/** Nothing leads to a schedule that nobody knows yet. */
function withoutSchedule({ instead, speakers, ...texts }: PhaseTexts): PhaseTexts {
  const ways = instead?.ways.filter(leadsOn) ?? [];
  const { way, ...call } = speakers;
  return {
    ...texts,
    way: leadsOn(texts.way) ? texts.way : { label: 'Write to us', path: '/contact' },
    speakers: way && leadsOn(way) ? speakers : call,
    ...(instead && ways.length > 0 && { instead: { ...instead, ways } }),
  };
}
