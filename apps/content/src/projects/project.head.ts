import { projectPath } from '@raade/content-model/addresses/page-address';
import { BRAND } from '@raade/contracts/base/brand';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { PageHead } from '@raade/platform';
import { type Project, sectorsOf } from '../content/projects.ts';

export function projectHead({ name, description }: Project): PageHead {
  return { title: `${name} - ${BRAND.shortName}`, description };
}

/** The head for unknown addresses below `/projects/`, which redirect to the studios. */
const UNKNOWN_PROJECT_HEAD: PageHead = {
  title: `Projects - ${BRAND.shortName}`,
  description: `The projects of the ${BRAND.shortName} Innovation Studios.`,
};

/** https://schema.org/Project */
function structuredData(project: Project) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Project',
    name: project.name,
    description: project.description,
    keywords: sectorsOf(project).join(', '),
    parentOrganization: { '@type': 'Organization', name: BRAND.fullName },
  };
}

const PROJECT_PAGE = {
  chunk: 'project',
  frame: { ink: 'white', countdown: 'below-header' },
} as const;

/** A page for each project, and one for unknown addresses. */
export function projectPages(projects: readonly Project[]): PageDescriptor[] {
  // A static page has no script, which a photo needs to fall back to a drawing. Each page also shows the next project.
  const isStatic = projects.every(({ picture }) => picture === undefined);
  const pages = projects.map((project) => ({
    ...PROJECT_PAGE,
    ...projectHead(project),
    path: projectPath(project),
    ...(isStatic && { isStatic: true as const }),
    ogImage: {
      title: project.name,
      eyebrow: `Innovation Studios · ${sectorsOf(project).join(', ')}`,
    },
    jsonLd: [structuredData(project)],
  }));
  return [
    ...pages,
    { ...PROJECT_PAGE, ...UNKNOWN_PROJECT_HEAD, path: '/projects/*', internal: true },
  ];
}
