import type { FailedSectionProps } from '@raade/platform/host';
import { SectionFailure } from '@raade/ui';

/** What stands in place of the content of a section of a remote's page, so that remotes need not bring it. */
export function renderFailedSection({ onRetry, ...section }: FailedSectionProps) {
  return <SectionFailure {...section} onAction={onRetry} />;
}
