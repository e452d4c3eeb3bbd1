import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure, messageOf } from '@raade/contracts/failure';

export interface Certificate {
  /** For `NODE_EXTRA_CA_CERTS`. */
  readonly file: string;
  readonly cert: string;
  readonly key: string;
}

/** A certificate for names of hosts, good for a day, that nobody trusts who is not told of it. */
export async function makeCertificate(
  folder: string,
  names: readonly string[],
): Promise<Certificate> {
  const [file, keyFile] = [path.join(folder, 'network.pem'), path.join(folder, 'network.key')];
  const alternative = names.map((name) => `DNS:${name}`).join(',');
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '1', '-subj', '/CN=workflows', '-addext', `subjectAltName=${alternative}`],
    ...['-keyout', keyFile, '-out', file],
  ];
  await promisify(execFile)('openssl', args).catch((cause: unknown) => {
    const reason = messageOf(cause);
    throw new Failure(`\`openssl\` made no certificate; is it there? ${reason}`, { cause });
  });
  return { file, cert: await readFile(file, 'utf8'), key: await readFile(keyFile, 'utf8') };
}
