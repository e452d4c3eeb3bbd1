import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ContentFinding, ListedDraft } from '@raade/contracts/content/findings';
import { isNamed, type ItemName, type TheirVersion } from './editor-state.ts';
import { editorStore, repeatRead } from './editor.store.ts';

/** Replaces a draft, and the findings about it, in the content that was read. A null draft was discarded or published. */
export function replaceDraft(
  name: ItemName,
  draft: ListedDraft | null,
  findings: readonly ContentFinding[] = [],
): void {
  repeatRead();
  editorStore.setState((state) => {
    if (state.status !== 'ready') return state;
    const { content } = state;
    const hasName = isNamed(name);
    const drafts = content.drafts.filter((other) => !hasName(other));
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

/** Puts somebody else's version of an item into the content that was read. */
export function applyTheirVersion(
  { part, item }: ItemName,
  { revision, value, by = '', at = '' }: TheirVersion,
): void {
  // Revision 0 means that there is no draft: the live value is the latest version.
  replaceDraft({ part, item }, revision === 0 ? null : { part, item, value, revision, by, at });
}
