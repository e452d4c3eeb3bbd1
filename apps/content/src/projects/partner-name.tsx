import { renderText, VisuallyHidden } from '@raade/ui';
import type { Project } from '../content/projects.ts';

/** The partner of a project, with a link to its site if there is one. */
export function PartnerName({ project: { partner, partnerLink } }: { project: Project }) {
  if (!partnerLink) return renderText(partner);
  return (
    <a href={partnerLink} target="_blank" rel="noopener noreferrer">
      {renderText(partner)} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
