import { media, styled } from '@raade/platform';

export const FooterRoot = styled.footer`
  background: var(--color-night);
  color: var(--color-on-night-muted);
  font-size: var(--text-small);

  a {
    display: inline-block;
    padding: var(--space-1) 0;
    color: var(--color-on-night);
    text-decoration-color: transparent;
    transition: text-decoration-color var(--motion-quick);
  }

  a:hover,
  a:focus-visible {
    text-decoration-color: var(--color-sun);
  }

  :focus-visible {
    outline-color: var(--color-sun);
  }
`;

export const Content = styled.div`
  max-width: calc(var(--page-width) + 2 * var(--page-gutter));
  margin-inline: auto;
  padding: var(--space-16) var(--page-gutter) var(--space-8);

  ${media.belowTablet} {
    padding-block: var(--space-6) var(--space-4);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-8);

  ul {
    list-style: none;
  }

  address {
    margin-block-end: var(--space-2);
    overflow-wrap: anywhere;
    font-style: normal;
  }

  ${media.smallTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-12) var(--space-8);
  }

  ${media.desktop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    gap: var(--space-16);
  }
`;

export const Mission = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  max-width: 24rem;

  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }

  /* The association's name, and its mission beside it. */
  ${media.belowTablet} {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    max-width: none;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Name = styled.p`
  color: var(--color-on-night);
  font: 700 1.75rem/1 var(--font-display);
  letter-spacing: 0.04em;
`;

/** The title of a footer column. Not a heading, so that the footer does not appear in the page's outline. */
export const Title = styled.p`
  margin-block-end: var(--space-3);
  color: var(--color-sun);
  font: 600 var(--text-small) / 1.4 var(--font-body);
  letter-spacing: 0.04em;
`;

/** The social networks. On phones, title and links share one line below the columns. */
export const Networks = styled.section`
  ${media.belowSmallTablet} {
    display: flex;
    grid-column: 1 / -1;
    align-items: baseline;
    gap: var(--space-6);

    p {
      margin: 0;
    }

    ul {
      display: flex;
      gap: var(--space-6);
    }
  }
`;

/** The row below the columns: copyright and controls. */
export const LastRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  margin-block-start: var(--space-12);
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-night-raised);

  ${media.belowTablet} {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);

  ${media.belowTablet} {
    gap: var(--space-4);
  }
`;
