import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf, tarballOf } from './tarball.ts';

/** What a package says of itself, as far as npm installs by it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Node, as the package `node-linux-…` brings it: here the one of this machine. */
const NODE = '#!/bin/sh\nexec node "$@"\n';

/** The package that stands for one of that manifest. */
export const packed = (manifest: Manifest): Buffer =>
  tarballOf({
    'package.json': JSON.stringify(manifest),
    ...(manifest.name.startsWith('node-linux-') && { 'bin/node': NODE }),
  });

/**
 * A registry on this machine: the document of a package, with its versions, and their tarballs
 * (https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md).
 */
export async function startRegistry(manifests: readonly Manifest[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '/').slice(1));
    asked.push(name);
    const [of = name, version] = name.split('/-/');
    const found = manifests.filter((manifest) => manifest.name === of);
    if (found.length === 0) return response.writeHead(404).end('{"error":"Not found"}');
    const wanted = found.find((manifest) => `${manifest.version}.tgz` === version);
    if (wanted) return response.end(packed(wanted));
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(packument(of, found, address())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: address(),
    /** The names of what was asked for, in order. */
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function packument(name: string, manifests: readonly Manifest[], address: string) {
  const versions = manifests.map((manifest) => {
    const tarball = `${address}/${name}/-/${manifest.version}.tgz`;
    const dist = { tarball, integrity: integrityOf(packed(manifest)) };
    return [manifest.version, { ...manifest, dist }] as const;
  });
  const latest = manifests.at(-1)?.version;
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) };
}
