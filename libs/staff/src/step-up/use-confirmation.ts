import { AuthFailure } from '@raade/firebase/auth-failure';
import { type CodeQuestion, questionAfter } from '@raade/firebase/second-factor';
import { confirmCode } from '@raade/firebase/sign-in-again';
import { environment } from '@raade/platform';
import { useState } from 'react';
import { useAttempt } from '../second-factor-code/use-attempt.ts';
import { answerConfirmation } from './confirmation.store.ts';

/** Shows anew who is at work: in one of the ways of signing in, then with a code where the account has a second factor. */
export function useConfirmation() {
  const [question, setQuestion] = useState<CodeQuestion>();
  const { isBusy, failure, attempt } = useAttempt();

  const confirmBy = (way: () => Promise<void>) =>
    attempt(async () => {
      try {
        await way();
        answerConfirmation(true);
      } catch (error) {
        if (!(error instanceof AuthFailure) || error.reason !== 'second-factor-needed') throw error;
        setQuestion(await questionAfter(environment(), error));
      }
    });
  const confirmWithCode = (code: string) =>
    attempt(async () => {
      if (question) await confirmCode(environment(), question, code);
      answerConfirmation(true);
    });
  return { question, isBusy, failure, confirmBy, confirmWithCode };
}
