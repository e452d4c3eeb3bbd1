import type { Erased } from '@raade/contracts/staff/person-data';
import { styled } from '@raade/platform';
import { ErasureList } from './erasure-list.tsx';

interface ErasedDataProps {
  readonly email: string;
  readonly erased: Erased;
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
`;

/** What an erasure has done, and what it leaves to people. */
export function ErasedData({ email, erased }: ErasedDataProps) {
  const { erasure, mentions, forgottenByMailProvider } = erased;
  return (
    <Stack role="status">
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
