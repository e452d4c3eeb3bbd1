import { css, media, styled } from '@raade/platform';
import { Heading } from '@raade/ui';

const currentRow = css`
  margin-inline: calc(-1 * var(--space-4));
  padding-inline: var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;

/** On phones the text is below a line with icon, time and buttons. A vertical line connects parallel sessions. */
export const Row = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  display: grid;
  grid-template:
    'icon time actions' auto
    'icon kind actions' 1fr
    'body body body' auto / auto 1fr auto;
  column-gap: var(--space-3);
  padding-block: var(--space-2) var(--space-3);
  border-block-start: 1px solid var(--color-border);

  ${({ $isCurrent }) => $isCurrent && currentRow}

  &[data-choice] {
    padding-inline-start: var(--space-3);
  }

  &[data-choice]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    background: var(--color-accent);
    content: '';
  }

  &[data-choice='next']::before {
    inset-block-start: -1px;
  }

  ${media.tablet} {
    grid-template:
      'time icon kind actions' auto
      'time icon body actions' 1fr / 13rem 4rem 1fr auto;
    column-gap: var(--space-4);
    padding-block: 1.25rem;

    &[data-break] {
      padding-block: var(--space-3);
    }

    &[data-choice] {
      padding-inline-start: 0;
    }

    &[data-choice]::before {
      inset-inline-start: calc(13rem + var(--space-2) - 3px);
    }

    /* The time is visible only in the first row of parallel sessions. */
    &[data-choice='next'] {
      border-image: linear-gradient(to right, transparent 13rem, var(--color-border) 13rem) 1;
    }
  }
`;

export const Time = styled.div`
  grid-area: time;
  font: 600 1.125rem / 1.25 var(--font-display);
  font-variant-numeric: tabular-nums;

  time {
    white-space: nowrap;
  }

  [data-break] & {
    color: var(--color-text-muted);
  }

  ${media.tablet} {
    font-size: 1.25rem;
  }
`;

export const DateNote = styled.p`
  color: var(--color-text-muted);
  font: 400 var(--text-small) / 1.4 var(--font-body);
`;

/** On wide screens it overlaps the bottom of the portrait. */
export const Disc = styled.span<{ $ink: string; $ground: string }>`
  grid-area: icon;
  display: grid;
  place-items: center;
  justify-self: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};

  ${media.tablet} {
    li:has(img) > & {
      z-index: var(--layer-raised);
      place-self: start end;
      width: 1.75rem;
      height: 1.75rem;
      margin-block-start: 2.5rem;
      outline: 2px solid var(--color-page);

      svg {
        width: 1rem;
        height: 1rem;
      }
    }
  }
`;

export const Kind = styled.p`
  grid-area: kind;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  color: var(--color-text-muted);
  font: 600 var(--text-small) / 1.4 var(--font-body);
`;

export const Body = styled.div`
  grid-area: body;
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: var(--text-width);

  ${media.belowTablet} {
    margin-block-start: var(--space-1);
  }

  /* The portrait is in the column of icons. */
  ${media.tablet} {
    display: contents;

    > div:first-child {
      grid-area: body;
      max-width: var(--text-width);
    }
  }
`;

export const Title = styled(Heading)`
  font-size: 1.125rem;

  ${media.tablet} {
    font-size: 1.25rem;
  }

  [data-break] & {
    font-size: 1.0625rem;
  }
`;

export const Description = styled.p`
  margin-block-start: var(--space-1);

  ${media.belowTablet} {
    font-size: 0.9375rem;
    line-height: 1.45;
  }

  [data-break] & {
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: start;
  /* The icons end at the column's edge, on the line of the time; their touch targets extend further. */
  margin-block-start: calc(-1 * var(--space-2));
  margin-inline-end: calc(-1 * var(--space-3));
`;
