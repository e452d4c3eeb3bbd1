import { useContext } from 'react';
import { FailedSectionContext, type FailedSectionProps } from './failed-section-context.ts';

/**
 * What is shown within a section of a page whose content could not be loaded or threw. The words and looks are the
 * host's, as for a remote that is missing, so that no remote brings its own. Without a host it stays empty.
 */
export function FailedSection(props: FailedSectionProps) {
  const show = useContext(FailedSectionContext);
  return show?.(props) ?? null;
}
