import type { Erased } from '@raade/contracts/staff/person-data';
import { Stack } from '@raade/staff/staff-page.styles';
import { ErasureList } from './erasure-list.tsx';

interface ErasedDataProps {
  readonly email: string;
  readonly erased: Erased;
}

/** What an erasure has done, and what it leaves to people. */
export function ErasedData({ email, erased }: ErasedDataProps) {
  const { erasure, mentions, forgottenByMailProvider } = erased;
  return (
    <Stack role="status" $gap={3}>
      <p>
        <strong>{email}</strong> was erased.
      </p>
      <ErasureList erasure={erasure} />
      {mentions.length > 0 && (
        <div>
          <p>The address is still named here, which only you can judge:</p>
          <ul>
            {mentions.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </div>
      )}
      {!forgottenByMailProvider && (
        <p>What the mail server has in its own logs is for its owner to erase.</p>
      )}
    </Stack>
  );
}
