import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { environment, styled } from '@raade/platform';
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
  const { email } = useContent().contact;
  return (
    <OnPaper>{`${new URL(projectPath(project), environment().siteUrl).href} · ${email}`}</OnPaper>
  );
}
