import type { ButtonLook } from '../button/button.styles.ts';
import { Button } from '../button/button.tsx';
import { Eyebrow } from '../text/eyebrow.styles.ts';
import { ErrorDetails } from './error-details.tsx';
import { Actions, type FailureSize, Message, Room } from './failure-view.styles.ts';
import { MissingPiece } from './missing-piece.tsx';

interface FailureViewProps {
  readonly size: FailureSize;
  /** Look of the button. */
  readonly look?: ButtonLook;
  readonly eyebrow?: string;
  readonly title: string;
  readonly text?: string;
  readonly error: unknown;
  readonly componentStack?: string;
  readonly action: string;
  readonly onAction: () => void;
}

/**
 * The fallback of a page or a section, on the ground it is given. Only title and text are announced: the error's own
 * text may change with every try.
 */
export function FailureView(props: FailureViewProps) {
  const { size, eyebrow, title, text, error, componentStack, action, onAction } = props;
  const { look = size === 'page' ? 'primary' : 'quiet' } = props;
  const Title = size === 'page' ? 'h1' : 'h2';
  return (
    <Room $size={size}>
      {size !== 'bar' && <MissingPiece />}
      <Message role="alert">
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
        {text !== undefined && <p>{text}</p>}
      </Message>
      <ErrorDetails error={error} componentStack={componentStack} />
      <Actions>
        <Button look={look} onClick={onAction}>
          {action}
        </Button>
      </Actions>
    </Room>
  );
}
