import { environment } from '@raade/platform';
import { Notice } from '@raade/ui';

/** The sample accounts of a local stack; nothing on a live site. */
export function SeededAccounts() {
  const { seededAccounts = [] } = environment();
  if (seededAccounts.length === 0) return null;
  return (
    <Notice>
      <p>On this local stack, sign in with</p>
      {seededAccounts.map(({ email, password, may }) => (
        <p key={email}>
          <code>{email}</code> and <code>{password}</code>
          <span>{` for ${may}`}</span>
        </p>
      ))}
    </Notice>
  );
}
