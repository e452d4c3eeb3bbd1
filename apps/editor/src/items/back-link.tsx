import { Link, media, styled } from '@raade/platform';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-height);
  justify-self: start;

  /* On phones the target reaches into the gaps. */
  ${media.belowTablet} {
    position: relative;
    margin-block: calc(-1 * var(--space-2));
  }
`;

interface BackLinkProps {
  readonly to: string;
  /** The name of the page. */
  readonly children: string;
}

/** A link to the page above, before the title of a page. */
export const BackLink = ({ to, children }: BackLinkProps) => <Back to={to}>{`← ${children}`}</Back>;
