import { styled } from '@raade/platform';
import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/spinner.styles.ts';
import { type ButtonLook, buttonLook } from './button.styles.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  /** Shows a spinner and refuses clicks, but keeps focus and its place in the tab order. */
  readonly isBusy?: boolean;
}

const StyledButton = styled.button<{ $look: ButtonLook }>`
  ${buttonLook}
`;

/* The children are laid out by the button, with the icon beside the text. */
const Content = styled.span`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;
`;

export function Button({ look = 'primary', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      $look={look}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => (isBusy ? event.preventDefault() : rest.onClick?.(event))}
    >
      {isBusy && <Spinner />}
      <Content>{children}</Content>
    </StyledButton>
  );
}
