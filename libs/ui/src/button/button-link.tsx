import { Link, styled } from '@raade/platform';
import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button.styles.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly look?: ButtonLook;
}

const Inside = styled(Link)<{ $look: ButtonLook }>`
  ${buttonLook}
`;

const Outside = styled.a<{ $look: ButtonLook }>`
  ${buttonLook}
`;

/** A link within the site that looks like a button. */
export function ButtonLink({ look = 'primary', ...rest }: ButtonLinkProps) {
  return <Inside {...rest} $look={look} />;
}

interface ExternalButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly look?: ButtonLook;
}

/** A link to another site, in a new tab, that looks like a button. */
export function ExternalButtonLink({ look = 'primary', ...rest }: ExternalButtonLinkProps) {
  return <Outside target="_blank" rel="noopener noreferrer" {...rest} $look={look} />;
}
