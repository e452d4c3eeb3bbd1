import { AuthFailure, type AuthFailureReason } from '@raade/firebase/auth-failure';
import { forgetActivity, hasEndedIdle, noteActivity } from '@raade/firebase/idle-limit';
import { type CodeQuestion, questionAfter } from '@raade/firebase/second-factor';
import { environment } from '@raade/platform';
import { useState } from 'react';
import { reasonOf } from './auth-messages.ts';

/** A sign-in in any of the ways that there are, up to the question for a code where the account has a second factor. */
export function useSignIn() {
  const [failure, setFailure] = useState<AuthFailureReason>();
  const [isBusy, setIsBusy] = useState(false);
  const [wasIdle, setWasIdle] = useState(hasEndedIdle);
  const [question, setQuestion] = useState<CodeQuestion>();

  const fail = (error: unknown) => {
    forgetActivity();
    setFailure(reasonOf(error));
    setIsBusy(false);
  };
  const ask = async (first: AuthFailure) => {
    try {
      setQuestion(await questionAfter(environment(), first));
    } catch (error) {
      fail(error);
    }
  };
  const signInBy = async (way: () => Promise<void>) => {
    setFailure(undefined);
    setWasIdle(false);
    setIsBusy(true);
    noteActivity();
    try {
      await way();
    } catch (error) {
      if (error instanceof AuthFailure && error.reason === 'second-factor-needed') await ask(error);
      else fail(error);
    }
  };
  const beginAnew = () => {
    forgetActivity();
    setQuestion(undefined);
    setIsBusy(false);
  };
  return { failure, isBusy, wasIdle, question, signInBy, beginAnew };
}
