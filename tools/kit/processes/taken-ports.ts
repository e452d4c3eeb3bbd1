import { connect } from 'node:net';

/** Both loopback addresses are checked, since `localhost` may be either. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const TIMEOUT_MS = 1000;

/** Returns the ports on which another program listens. */
export async function findTakenPorts(ports: readonly number[]): Promise<number[]> {
  const results = await Promise.all(ports.map(isTaken));
  return ports.filter((_, index) => results[index]);
}

async function isTaken(port: number): Promise<boolean> {
  const accepted = await Promise.all(LOOPBACKS.map((host) => accepts(host, port)));
  return accepted.includes(true);
}

/** Checks a port by connecting to it, since on macOS binding succeeds despite a listener on the wildcard address. */
function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS });
    const finish = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
