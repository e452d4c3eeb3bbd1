import { AskButton } from '../asking/ask-button.tsx';
import { EnterGiftDialog } from './enter-gift-dialog.tsx';

/** The way to enter what came past Stripe. */
export function EnterGiftCard() {
  return (
    <AskButton label="Enter a Gift" dialog={(question) => <EnterGiftDialog {...question} />} />
  );
}
