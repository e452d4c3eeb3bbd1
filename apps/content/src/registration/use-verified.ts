import { useEffect, useState } from 'react';

const VERIFYING_MS = 800;

/** False for as long as the registration is said to be verified. */
export function useVerified(): boolean {
  const [isVerified, setVerified] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVerified(true), VERIFYING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isVerified;
}
