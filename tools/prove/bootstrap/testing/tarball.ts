import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** The header of a file in an archive, as POSIX has it: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o755, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A package as registries hand it out: its files in the folder `package`, the same bytes each time. */
export function tarballOf(files: Readonly<Record<string, string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    return [headerOf(`package/${name}`, content.length), content, padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

export function integrityOf(tarball: Buffer): string {
  return `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
}
