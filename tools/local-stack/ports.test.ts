import { createServer } from 'node:net';
import { LOCAL_PORTS, type Ports } from '@raade/contracts/local-stack';
import { findFreePorts, portsFrom, requirePorts } from './ports.ts';

function listen(port: number): Promise<() => void> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()));
  });
}

test('free ports are accepted', async () => {
  await expect(requirePorts(await findFreePorts())).resolves.toBeUndefined();
});

test('every taken port is named with its use and what to do', async () => {
  const ports = await findFreePorts();
  const close = await Promise.all([listen(ports.giving), listen(ports.smtp)]);
  const message = await requirePorts(ports).catch((error: Error) => error.message);
  close.forEach((end) => end());

  expect(message).toContain(`${ports.giving}  files of the giving app`);
  expect(message).toContain(`${ports.smtp}  mail server (SMTP)`);
  expect(message).toContain(`lsof -i :${ports.giving}`);
  expect(message).not.toContain(String(ports.hosting));
});

test('a port that somebody else provides is not asked for', async () => {
  const ports = await findFreePorts();
  const close = await listen(ports.firestore);
  await expect(requirePorts(ports, ['firestore'])).resolves.toBeUndefined();
  close();
});

test('ports of a run of its own are spaced as the hosting emulator chooses them, none twice', () => {
  const ports: Ports = portsFrom(20_000);
  const distance = (name: keyof Ports) => [ports[name] - ports.hosting, LOCAL_PORTS[name] - 4200];
  for (const site of ['content', 'giving', 'admin'] as const) {
    const [own, local] = distance(site);
    expect(own).toBe(local);
  }
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(LOCAL_PORTS).length);
});
