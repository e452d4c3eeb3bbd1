import { media, styled } from '@raade/platform';
import type { ReactNode, Ref } from 'react';
import { Sunrise } from './sunrise.tsx';

interface ThanksBannerProps {
  readonly as: 'h2' | 'h3';
  readonly title: string;
  /** The heading takes the focus from the button that led here. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The sun stands where there is room: on phones the words are what one came for. */
const Ground = styled.div`
  --room: clamp(var(--space-6), 4vw, var(--space-12));

  display: grid;
  gap: var(--space-6);
  align-items: end;
  padding: var(--room);
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: linear-gradient(160deg, var(--color-night), var(--color-night-raised));
  color: var(--color-on-night);

  h2,
  h3 {
    margin-block-end: var(--space-3);
    font-size: var(--text-title);
    letter-spacing: -0.015em;
    overflow-wrap: break-word;

    /* The whole card comes below the bar. */
    scroll-margin-block-start: 9rem;
  }

  :is(h2, h3):focus {
    outline: none;
  }

  p {
    max-width: 46ch;
    font-size: var(--text-lead);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  p + p {
    margin-block-start: var(--space-2);
    color: var(--color-on-night-muted);
    font-size: var(--text-body);
  }

  svg {
    display: none;
  }

  ${media.tablet} {
    /* The words of the title stay whole: the sun gives way to the longest. */
    grid-template-columns: 1fr minmax(0, 9rem);

    svg {
      display: block;
      margin-block-end: calc(-1 * var(--room));
    }
  }
`;

/** The words to whoever has given or applied, over a sun that rises. */
export function ThanksBanner({ as: Title, title, headingRef, children }: ThanksBannerProps) {
  return (
    <Ground data-background="dark">
      <div>
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        {children}
      </div>
      <Sunrise />
    </Ground>
  );
}
