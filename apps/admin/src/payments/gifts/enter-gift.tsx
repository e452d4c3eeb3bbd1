import { IfMay } from '@raade/staff/rights/if-may';
import { AskButton } from '../asking/ask-button.tsx';
import { EnterGiftDialog } from './enter-gift-dialog.tsx';

/** The way to enter what did not come through Stripe. */
export const EnterGift = () => (
  <IfMay right="donations.enter" to="enter gifts by check, cash or transfer">
    <AskButton label="Enter a Gift" dialog={(question) => <EnterGiftDialog {...question} />} />
  </IfMay>
);
