import { FACT_NAMES } from '@raade/content-model/forum/fill-facts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { Notice } from '@raade/ui';

const WITH_FACTS: readonly ContentPart[] = ['forum-page', 'forum-phases'];

/** Which facts of the forum the texts of a part may name, so that a date stands in one place. */
export function FactsHelp({ part }: { readonly part: ContentPart }) {
  if (!WITH_FACTS.includes(part)) return null;
  return (
    <Notice>
      {`Write ${FACT_NAMES.map((name) => `{${name}}`).join(', ')} where the date or year of the forum shall stand: pages show what the facts of the forum say.`}
    </Notice>
  );
}
