import { Letters, VisuallyHidden } from '@raade/ui';
import type { Project } from '../content/projects.ts';

/** The partner of a project, with a link to its own site where there is one. */
export function PartnerName({ project: { partner, partnerLink } }: { project: Project }) {
  if (!partnerLink) return <Letters>{partner}</Letters>;
  return (
    <a href={partnerLink} target="_blank" rel="noopener noreferrer">
      <Letters>{partner}</Letters> <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
