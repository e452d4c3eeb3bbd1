import { media, styled } from '@raade/platform';
import type { ReactNode, Ref } from 'react';

interface ThanksBannerProps {
  readonly as: 'h2' | 'h3';
  readonly title: string;
  /** The heading, which gets the focus. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The sun is hidden on phones, in favor of the text. */
const Banner = styled.div`
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

    /* Scrolls the whole card below the navigation bar. */
    scroll-margin-block-start: 9rem;
  }

  :is(h2, h3):focus {
    outline: none;
  }

  p {
    max-width: 46ch;
    font-size: var(--text-lead);
    line-height: 1.5;
  }

  p + p {
    margin-block-start: var(--space-2);
    color: var(--color-on-night-muted);
    font-size: var(--text-body);
  }

  svg {
    display: none;
    width: 100%;
    height: auto;
  }

  ${media.tablet} {
    /* The sun shrinks, so that words of the title do not break. */
    grid-template-columns: 1fr minmax(0, 9rem);

    svg {
      display: block;
      margin-block-end: calc(-1 * var(--room));
    }
  }
`;

/** A banner that thanks donors and applicants, with an illustration of a sunrise. */
export function ThanksBanner({ as: Title, title, headingRef, children }: ThanksBannerProps) {
  return (
    <Banner data-background="dark">
      <div>
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        {children}
      </div>
      <Sunrise />
    </Banner>
  );
}

/** Illustration: a sun above woven fields. */
function Sunrise() {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <path d="M24 120a96 96 0 0 1 192 0z" fill="var(--paint-clay)" opacity="0.4" />
      <path d="M68 120a52 52 0 0 1 104 0z" fill="var(--paint-sun)" />
      <path
        d="M120 26l6 12-6 12-6-12zM73 39l11 8 3 13-11-7zM167 39l-3 14-11 7 3-13zM38 74l13 2 9 10-13-3zM202 74l-9 9-13 3 9-10zM24 111l12-6 12 6-12 6zM216 111l-12 6-12-6 12-6z"
        fill="var(--paint-gold)"
      />
      <path d="M20 126h200v5H20zM56 150h128v5H56z" fill="var(--paint-sand)" />
      <path d="M38 138h164v5H38zM80 162h80v5H80z" fill="var(--paint-clay)" />
    </svg>
  );
}
