import { once } from 'node:events';
import { connect } from 'node:tls';
import { Failure } from '@raade/contracts/base/failure';

const PATIENCE_MS = 8_000;

/** When the certificate that a host shows ends. One that browsers do not trust is a `Failure`. */
export async function certificateEnd(host: string): Promise<number> {
  const { hostname, port } = new URL(`https://${host}`);
  const socket = connect({ host: hostname, servername: hostname, port: Number(port || 443) });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
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
