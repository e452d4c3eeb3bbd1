import type { ListedDraft } from '@raade/contracts/content/findings';
import { ageText } from '@raade/staff/moments';

interface DraftAuthorProps {
  readonly draft: Pick<ListedDraft, 'by' | 'at'>;
}

/** The author and age of a draft. */
export const DraftAuthor = ({ draft: { by, at } }: DraftAuthorProps) => (
  <span>{`Draft by ${by}, ${ageText(at)}`}</span>
);
