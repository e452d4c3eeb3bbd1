import { messageOf } from '@raade/contracts/base/failure';
import { createServer } from 'node:net';
import { LOCAL_PORTS, type Ports } from '@raade/contracts/local/local-stack';
import { SITES } from './layout.ts';
import { findFreePorts, portsFrom, requirePorts, sitePorts } from './ports.ts';

function listen(port: number): Promise<() => void> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()));
  });
}

test('free ports are accepted', async () => {
  await expect(requirePorts(await findFreePorts())).resolves.toBeUndefined();
});

test('every taken port is reported with its use and a command to inspect it', async () => {
  const ports = await findFreePorts();
  const giving = sitePorts(ports).find(([site]) => site === 'giving')?.[1] ?? 0;
  const close = await Promise.all([listen(giving), listen(ports.smtp)]);
  const message = await requirePorts(ports).catch(messageOf);
  close.forEach((end) => end());

  expect(message).toContain(`${giving}  files of the giving app`);
  expect(message).toContain(`${ports.smtp}  mail server (SMTP)`);
  expect(message).toContain(`lsof -i :${ports.smtp}`);
  expect(message).not.toContain(String(ports.hosting));
});

test('a port is not required to be free if a running service provides it', async () => {
  const ports = await findFreePorts();
  const close = await listen(ports.firestore);
  await expect(requirePorts(ports, ['firestore'])).resolves.toBeUndefined();
  close();
});

test('the first port is that of the shell, and the others follow the hosting emulator', () => {
  const [shell, second, third] = sitePorts(LOCAL_PORTS);
  expect(shell).toEqual(['shell', 4200]);
  expect([second?.[1], third?.[1]]).toEqual([4205, 4206]);
});

test('all ports of a separate run are different, those of the sites included', () => {
  const ports: Ports = portsFrom(20_000);
  const all = [...Object.values(ports), ...sitePorts(ports).map(([, port]) => port)];
  // The port of the site itself is in both.
  expect(new Set(all).size).toBe(Object.keys(LOCAL_PORTS).length + SITES.length - 1);
});
