import { once } from 'node:events';
import { connect } from 'node:tls';
import { Failure } from '@raade/contracts/base/failure';

const TIMEOUT_MS = 8_000;

/** The end of the validity of a host's certificate. Throws a `Failure` if browsers do not trust it. */
export async function certificateEnd(host: string): Promise<number> {
  const { hostname, port } = new URL(`https://${host}`);
  const socket = connect({ host: hostname, servername: hostname, port: Number(port || 443) });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(
      `${host} shows no certificate that browsers trust: ${why}.\nHosting makes one once the DNS of the domain leads to it.`,
      { cause },
    );
  } finally {
    socket.destroy();
  }
}
