import { useServerSession } from './use-server-session.ts';

/** Keeps the session at the server for as long as it is rendered. */
export function ServerSession({ onOver }: { readonly onOver: () => void }) {
  useServerSession(onOver);
  return null;
}
