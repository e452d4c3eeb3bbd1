import { projectPath } from '@raade/content-model/addresses/page-address';
import { environment, styled } from '@raade/platform';
import { CONTACT_TEXTS } from '../content/contact.ts';
import type { Project } from '../content/projects.ts';

const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block-start: var(--space-6);
  }
`;

/** On paper alone: where the page stands, and whom to ask. Some browsers print no address. */
export function PrintedSource({ project }: { readonly project: Project }) {
  return (
    <OnPaper>
      {`${new URL(projectPath(project), environment().siteUrl).href} · ${CONTACT_TEXTS.email}`}
    </OnPaper>
  );
}
