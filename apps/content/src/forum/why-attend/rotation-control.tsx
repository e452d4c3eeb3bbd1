import { Pause, Play } from 'lucide-react';
import { RoundButton } from './round-button.styles.ts';

interface RotationControlProps {
  readonly isStopped: boolean;
  readonly onPress: () => void;
}

/** Stops and starts the rotation. Its name says what it does, so it needs no pressed state. */
export function RotationControl({ isStopped, onPress }: RotationControlProps) {
  const Icon = isStopped ? Play : Pause;
  return (
    <RoundButton
      type="button"
      aria-label={isStopped ? 'Start automatic rotation' : 'Stop automatic rotation'}
      onClick={onPress}
    >
      <Icon size={18} aria-hidden="true" />
    </RoundButton>
  );
}
