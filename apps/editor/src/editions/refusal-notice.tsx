import type { ContentFinding } from '@raade/contracts/content/findings';
import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { FindingList } from './finding-list.tsx';
import { ItemLinks } from './sentences.tsx';

/** Why something was not done, in words. */
export interface Refusal {
  readonly says: string;
  /** What has to be corrected first. */
  readonly findings?: readonly ContentFinding[] | undefined;
  /** Drafts that are in its way, or that others have changed. */
  readonly drafts?: readonly ItemName[] | undefined;
}

/* Messages about files have lines. */
const Lines = styled(Notice)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Why something was not done, with the way to what is in its way. */
export function RefusalNotice({ says, findings, drafts }: Refusal) {
  return (
    <Lines $tone="danger">
      <p>{says}</p>
      {findings && <FindingList findings={findings} />}
      {drafts && <ItemLinks items={drafts} />}
    </Lines>
  );
}
