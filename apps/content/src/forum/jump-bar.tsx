import { useContent } from '@raade/content-model/provided/use-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { Link, media, styled } from '@raade/platform';
import { leadsToRegistration } from '../phase/forum-phase.ts';
import { hasPlace } from './schedule/place.tsx';
import { travelFacts } from './travel-facts.ts';
import { useQuery } from '../query/use-query.ts';

/** Names of the important sections of the page, by anchor. */
const sectionNames = (content: ProvidedContent) => ({
  ...(content.speakers.length > 0 && { speakers: 'Speakers' }),
  ...(content.sessions.length > 0 && { schedule: 'Schedule' }),
  ...(hasPlace(content) && { place: 'Place' }),
  ...(travelFacts(content['forum-page']) && { travel: 'Travel' }),
  sponsors: 'Sponsors',
  ...(leadsToRegistration(content) && { registration: 'Register' }),
});

/** Sticks to the top. On scrolling up the site's bar covers it, unless one of its links has the focus. */
const Bar = styled.nav`
  position: sticky;
  z-index: var(--layer-corner);
  inset-block-start: 0;
  padding-inline: max(var(--page-gutter), (100% - var(--page-width)) / 2);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);

  &:has(:focus-visible) {
    z-index: var(--layer-skip-link);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    list-style: none;
  }

  a {
    display: grid;
    align-items: center;
    width: min-content;
    min-height: 2.75rem;
    overflow-wrap: normal;
    color: var(--color-text);
    font: 600 clamp(0.75rem, 3.6vw, 0.9375rem) / 1.1 var(--font-body);
    text-decoration: none;
  }

  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }

  ${media.smallTablet} {
    a {
      width: auto;
    }

    li:has([href$='#registration']) {
      margin-inline-start: auto;
    }

    ul {
      justify-content: start;
      gap: var(--space-8);
    }
  }
`;

/** Links to the important sections of the page. They keep the query with the day and filters of the schedule. */
export function JumpBar() {
  const [query] = useQuery();
  const names = sectionNames(useContent());
  return (
    <Bar aria-label="On this page">
      <ul>
        {Object.entries(names).map(([id, name]) => (
          <li key={id}>
            <Link to={{ pathname: '/conference', search: query.toString(), hash: id }}>{name}</Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
