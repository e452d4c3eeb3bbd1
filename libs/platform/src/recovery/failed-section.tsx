import { useContext } from 'react';
import { FailedSectionContext, type FailedSectionProps } from './failed-section-context.ts';

/**
 * Replaces a section of a page whose content could not be loaded or threw. The words and looks are the host's, as for a
 * missing remote, so that no remote brings its own. Without a host, nothing is rendered.
 */
export function FailedSection(props: FailedSectionProps) {
  const show = useContext(FailedSectionContext);
  return show?.(props) ?? null;
}
