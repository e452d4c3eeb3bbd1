import { Link, styled } from '@raade/platform';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-height);
  justify-self: start;
`;

interface BackLinkProps {
  readonly to: string;
  /** The name of the page. */
  readonly children: string;
}

/** A link to the page above, before the title of a page. */
export const BackLink = ({ to, children }: BackLinkProps) => <Back to={to}>{`← ${children}`}</Back>;
