import { Navigate, useParams } from '@raade/platform';
import { PROJECTS } from '../content/projects.ts';
import { ProjectDetail } from './project-detail.tsx';

/** The project that the address names; an address that names none leads to all of them. */
export default function ProjectPage() {
  const { projectSlug } = useParams();
  const project = PROJECTS.find(({ slug }) => slug === projectSlug);
  return project ? <ProjectDetail project={project} /> : <Navigate to="/studios" replace />;
}
