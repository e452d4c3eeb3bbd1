import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, styled } from '@raade/platform';
import { renderText, Stack } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { BlockTitle } from './project-body.styles.ts';

const Impact = styled.section`
  padding: var(--space-6);
  border-radius: var(--radius);
  background: var(--tint-gold);

  h2 {
    margin-block-end: var(--space-2);
    color: var(--ink-gold);
  }
`;

const Quote = styled.figure`
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-accent);

  & + & {
    margin-block-start: var(--space-6);
  }

  blockquote {
    margin: 0 0 var(--space-3);
    font: 500 1.125rem / 1.45 var(--font-display);
  }

  figcaption {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  strong {
    display: block;
    color: var(--color-text);
  }
`;

const Related = styled.ul`
  list-style: none;

  a {
    display: block;
    padding-block: var(--space-3);
    border-block: 1px solid var(--color-border);
    font-weight: 600;
  }
`;

/** The intended impact, quotes, and related projects. */
export function ProjectSidebar({ project }: { readonly project: Project }) {
  const { projects, studios } = useContent();
  const relatedProjects = projects.filter(({ slug }) => project.relatedProjects?.includes(slug));
  return (
    <Stack as="aside" $gap={8} aria-label={`More about ${project.name}`}>
      <Impact aria-labelledby="impact">
        <BlockTitle id="impact">{renderText(studios.project.impact)}</BlockTitle>
        <p>{renderText(project.impact)}</p>
      </Impact>
      <section aria-labelledby="testimonials">
        <BlockTitle id="testimonials">Testimonials</BlockTitle>
        {project.testimonials.map(({ quote, author, role }) => (
          <Quote key={quote}>
            <blockquote>“{renderText(quote)}”</blockquote>
            <figcaption>
              <strong>{renderText(author)}</strong>
              {renderText(role)}
            </figcaption>
          </Quote>
        ))}
      </section>
      {relatedProjects.length > 0 && (
        <section aria-labelledby="related">
          <BlockTitle id="related">Related Projects</BlockTitle>
          <Related>
            {relatedProjects.map((other) => (
              <li key={other.slug}>
                <Link to={projectPath(other)}>{renderText(other.name)}</Link>
              </li>
            ))}
          </Related>
        </section>
      )}
    </Stack>
  );
}
