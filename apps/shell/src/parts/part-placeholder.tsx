import { ERROR_MESSAGES } from '@raade/contracts/base/error-messages';
import type { PartViews } from '@raade/federation';
import { Spinner } from '@raade/ui';
import type { ComponentProps } from 'react';
import { KeptPage, useIsKept } from './kept-page.tsx';
import { PartFrame } from './part-frame.styles.ts';

type PlaceholderProps = ComponentProps<PartViews['Placeholder']>;

/** The page that came with the HTML is the best placeholder for itself. */
export function PartPlaceholder({ kind }: PlaceholderProps) {
  const isKept = useIsKept();
  if (kind === 'page' && isKept) return <KeptPage />;
  const text = kind === 'page' ? ERROR_MESSAGES.loadingPage : ERROR_MESSAGES.loadingSection;
  return (
    <PartFrame $kind={kind} role="status" data-needs-script>
      <Spinner />
      <p>{text}</p>
    </PartFrame>
  );
}
