import { styled } from '@raade/platform';
import type { AnchorHTMLAttributes } from 'react';
import { type ButtonLook, buttonLook } from './button.styles.ts';

interface ExternalButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly look?: ButtonLook;
}

const StyledAnchor = styled.a<{ $look: ButtonLook }>`
  ${buttonLook}
`;

/** A link to another site, in a new tab, that looks like a button. */
export function ExternalButtonLink({ look = 'primary', ...rest }: ExternalButtonLinkProps) {
  return <StyledAnchor target="_blank" rel="noopener noreferrer" {...rest} $look={look} />;
}
