import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { ItemLinks } from './item-links.tsx';
import type { Failed } from './save-drafts.ts';

/** Messages about files have lines. */
const Lines = styled(Notice)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Why drafts were not saved, with the way to those that are in the way. */
export function FailedNotice({ failure }: { readonly failure: Failed | undefined }) {
  return (
    <div role="alert">
      {failure && (
        <Lines $tone="danger">
          <p>{failure.says}</p>
          {failure.drafts && <ItemLinks items={failure.drafts} />}
        </Lines>
      )}
    </div>
  );
}
