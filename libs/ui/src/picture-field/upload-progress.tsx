import { styled } from '@raade/platform';
import { Button } from '../button/button.tsx';
import type { UploadState } from './use-upload.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  progress {
    flex: 1 1 10rem;
    accent-color: var(--color-accent);
  }
`;

/** Without the share, which the bar tells: whoever hears it is told of each step once. */
function saysOf(state: UploadState): string {
  if (state.is !== 'sending') return 'The picture is being read.';
  return state.share < 1
    ? 'The picture is being sent.'
    : 'The picture is sent, and is being turned into what pages show.';
}

/** How far it is, with the way to end it. */
export function UploadProgress({ state, onAbort }: { state: UploadState; onAbort: () => void }) {
  const share = state.is === 'sending' && state.share < 1 ? { value: state.share } : {};
  return (
    <Row>
      <progress aria-label="Sent" max={1} {...share} />
      <span>{saysOf(state)}</span>
      <Button type="button" look="quiet" onClick={onAbort}>
        Cancel
      </Button>
    </Row>
  );
}
