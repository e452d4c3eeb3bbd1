import { environment } from '@raade/platform';
import { Notice } from '@raade/ui';

/** The account that everybody who runs the local stack may use. */
export function SeededAccount() {
  const { seededStaff } = environment();
  if (!seededStaff) return null;
  return (
    <Notice>
      <p>On this local stack, sign in with</p>
      <p>
        <code>{seededStaff.email}</code> and <code>{seededStaff.password}</code>
      </p>
    </Notice>
  );
}
