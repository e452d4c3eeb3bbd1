import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ContentFinding, ListedDraft } from '@raade/contracts/content/findings';
import { isNamed, type ItemName, type Theirs } from './editor-state.ts';
import { newsroom, passOverReading } from './editor.store.ts';

/** Takes into what was read what there is of a draft now, and what is wrong with its fields. */
export function replaceDraft(
  name: ItemName,
  draft: ListedDraft | null,
  findings: readonly ContentFinding[] = [],
): void {
  passOverReading();
  newsroom.setState((state) => {
    if (state.status !== 'ready') return state;
    const { content } = state;
    const isOfIt = isNamed(name);
    const drafts = content.drafts.filter((one) => !isOfIt(one));
    if (draft) drafts.push(draft);
    const others = content.findings.filter((finding) => !isAbout(name, finding));
    return {
      ...state,
      content: {
        ...content,
        drafts,
        merged: mergeDrafts(content.parts, drafts),
        findings: [...others, ...findings],
      },
    };
  });
}

const isAbout = ({ part, item }: ItemName, finding: ContentFinding): boolean =>
  finding.part === part && (item === null || finding.path[0] === item);

/** Takes into what was read what somebody else has made of an item. */
export function noteTheirs(
  { part, item }: ItemName,
  { revision, value, by = '', at = '' }: Theirs,
): void {
  replaceDraft({ part, item }, revision === 0 ? null : { part, item, value, revision, by, at });
}
