import { connect } from 'node:net';

/** Both loopback addresses are checked, since `localhost` may be either. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const TIMEOUT_MS = 1000;

/** The ports among these on which something listens, on any loopback address. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_, index) => taken[index]);
}

async function isTaken(port: number): Promise<boolean> {
  const accepted = await Promise.all(LOOPBACKS.map((host) => accepts(host, port)));
  return accepted.includes(true);
}

/** Checks by connecting, since on macOS binding succeeds despite a listener on the wildcard address. */
function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS });
    const answer = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}
