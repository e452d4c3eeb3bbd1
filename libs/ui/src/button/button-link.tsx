import { Link, styled } from '@raade/platform';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button.styles.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly look?: ButtonLook;
}

const StyledLink = styled(Link)<{ $look: ButtonLook }>`
  ${buttonLook}
`;

/** A link within the site that looks like a button. */
export function ButtonLink({ look = 'primary', ...rest }: ButtonLinkProps) {
  return <StyledLink {...rest} $look={look} />;
}
