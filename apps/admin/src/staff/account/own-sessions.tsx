import { momentText } from '@raade/staff/moments';
import { openSessions, type OwnSession } from '@raade/firebase/own-sessions';
import { endSession } from '@raade/firebase/session';
import { environment } from '@raade/platform';
import { Button, Notice, Spinner } from '@raade/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAttempt } from '@raade/staff/second-factor-code/use-attempt';
import { ActionList } from '../../page-section/page-section.styles.ts';

/** The account's sessions, with buttons to end the sessions on other devices. */
export function OwnSessions() {
  const [sessions, setSessions] = useState<readonly OwnSession[]>();
  const [message, setMessage] = useState('');
  const { isBusy, failure, attempt } = useAttempt('own sessions not read or ended');

  const read = () => attempt(async () => setSessions(await openSessions(environment())));
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);

  const otherSessions = sessions?.filter(({ isThisBrowser }) => !isThisBrowser) ?? [];
  const end = async (endedSessions: readonly OwnSession[]) => {
    const isDone = await attempt(async () => {
      await Promise.all(endedSessions.map(({ id }) => endSession(environment(), id)));
      setSessions(await openSessions(environment()));
    });
    const text = endedSessions.length === 1 ? 'The session has ended.' : 'The sessions have ended.';
    if (isDone) setMessage(text);
  };
  return (
    <>
      <div role="status">{message && <Notice $tone="success">{message}</Notice>}</div>
      {!sessions && isBusy && (
        <p role="status">
          <Spinner /> Loading your sessions...
        </p>
      )}
      {failure && (
        <Notice role="alert" $tone="danger">
          <p>{`Your sessions could not be ${sessions ? 'ended' : 'loaded'}. Please try again.`}</p>
          <Button look="quiet" onClick={() => void read()}>
            Try Again
          </Button>
        </Notice>
      )}
      {sessions && (
        <ActionList>
          {sessions.map((session) => (
            <OpenSession
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() => void end([session])}
            />
          ))}
        </ActionList>
      )}
      {otherSessions.length > 1 && (
        <Button look="quiet" isBusy={isBusy} onClick={() => void end(otherSessions)}>
          End All Others
        </Button>
      )}
    </>
  );
}

interface OpenSessionProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function OpenSession({ session, isBusy, onEnd }: OpenSessionProps) {
  const since = momentText(session.signedInAt);
  return (
    <li>
      <p>
        <strong>{session.isThisBrowser ? 'This browser' : 'Another browser'}</strong>
        <span>{`, since ${since}`}</span>
        <br />
        <small>{`Last active ${momentText(session.seenAt)}`}</small>
      </p>
      {!session.isThisBrowser && (
        <Button
          look="quiet"
          isBusy={isBusy}
          aria-label={`End the session since ${since}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
