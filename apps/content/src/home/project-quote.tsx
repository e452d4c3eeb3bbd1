import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import studio from './studio.svg?url';

const Columns = styled.figure`
  display: grid;
  align-items: center;
  gap: var(--space-6) var(--space-12);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--radius-large);
  background: var(--paint-dusk);
`;

const Quote = styled.blockquote`
  margin: 0;

  p {
    font: 700 clamp(1.875rem, 1.2rem + 2.8vw, 3.75rem) / 1.08 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  p + p {
    margin-block-start: var(--space-3);
    color: var(--color-on-night-muted);
    font: 400 var(--text-lead) / 1.5 var(--font-body);
    letter-spacing: 0;
  }
`;

const Author = styled.figcaption`
  margin-block-start: var(--space-4);
  color: var(--color-on-night-muted);
  font-size: var(--text-small);

  strong {
    display: block;
    color: var(--color-on-night);
    font-size: var(--text-body);
  }

  a {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--color-sun);
    font-size: var(--text-body);
    font-weight: 600;
  }
`;

/** A quote about the project that the content names, with its first sentence emphasized. */
export function ProjectQuote() {
  const { home, projects } = useContent();
  const { project: slug, imageAlt, more: linkText } = home.hook;
  const project = projects.find((candidate) => candidate.slug === slug);
  const testimonial = project?.testimonials[0];
  if (!project || !testimonial) return null;
  const { quote } = testimonial;
  // 0 if the quote has only one sentence.
  const firstLength = quote.indexOf('. ') + 1;
  const firstSentence = firstLength > 0 ? quote.slice(0, firstLength) : quote;
  const otherSentences = quote.slice(firstSentence.length);
  return (
    <Columns>
      <Picture src={studio} alt={imageAlt} width={1120} height={840} loading="lazy" />
      <div>
        <Quote>
          <p>{renderText(`“${firstSentence}${otherSentences ? '' : '”'}`)}</p>
          {otherSentences && <p>{renderText(otherSentences.trim())}”</p>}
        </Quote>
        <Author>
          <strong>{renderText(testimonial.author)}</strong>
          {renderText(testimonial.role)}
          <br />
          <Link to={projectPath(project)}>
            {renderText(linkText)} {renderText(project.name)}
          </Link>
        </Author>
      </div>
    </Columns>
  );
}
