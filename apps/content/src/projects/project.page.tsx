import { useContent } from '@raade/content-model/provided/use-content';
import { Navigate, useParams } from '@raade/platform';
import { projectAt } from '../content/projects.ts';
import { ProjectDetail } from './project-detail.tsx';

/** The project at an address. A former address is replaced by the current one, an unknown one by the studios. */
export default function ProjectPage() {
  const { projectSlug } = useParams();
  const { projects } = useContent();
  const match = projectAt(projectSlug, projects);
  if (!match) return <Navigate to="/studios" replace />;
  const { item: project, movedTo } = match;
  return (
    <>
      {movedTo && <Navigate to={movedTo} replace />}
      <ProjectDetail project={project} />
    </>
  );
}
