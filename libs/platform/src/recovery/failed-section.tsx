import { useContext } from 'react';
import { FailedSectionContext, type FailedSectionProps } from './failed-section-context.ts';

/**
 * The fallback of a section whose code could not be loaded or threw. The shell renders it, so that all remotes have the
 * same text and look. Without a shell, nothing is rendered.
 */
export function FailedSection(props: FailedSectionProps) {
  const renderFallback = useContext(FailedSectionContext);
  return renderFallback?.(props) ?? null;
}
