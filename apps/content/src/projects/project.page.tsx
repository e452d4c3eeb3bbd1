import { useContent } from '@raade/content-model/provided/use-content';
import { Navigate, useParams } from '@raade/platform';
import { projectAt } from '../content/projects.ts';
import { ProjectDetail } from './project-detail.tsx';

/**
 * The project at an address. A former address shows it at once and is then replaced. Unknown addresses redirect to all
 * projects.
 */
export default function ProjectPage() {
  const { projectSlug } = useParams();
  const { projects } = useContent();
  const found = projectAt(projectSlug, projects);
  if (!found) return <Navigate to="/studios" replace />;
  const { item: project, movedTo } = found;
  return (
    <>
      {movedTo && <Navigate to={movedTo} replace />}
      <ProjectDetail project={project} />
    </>
  );
}
