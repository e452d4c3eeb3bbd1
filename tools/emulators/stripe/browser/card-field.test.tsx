/// <reference lib="dom" />
import { MessageChannel, MessagePort as PortOfNode } from 'node:worker_threads';
import { CardField } from './static/card-field.js';

// jsdom has no MessageChannel.
beforeAll(() => Object.assign(globalThis, { MessageChannel, MessagePort: PortOfNode }));

test('a payment that is sent before the frame has loaded waits for it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const field = new CardField(container, {}, () => undefined);
  const answer = field.send({ path: '/confirm' });

  const frame = container.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('No frame is mounted.');
  frame.contentWindow.postMessage = (
    _: unknown,
    __?: unknown,
    [port]: readonly Transferable[] = [],
  ) => {
    if (!(port instanceof MessagePort)) throw new Error('The frame got no port.');
    port.onmessage = ({ data, ports }: MessageEvent<{ request: object }>) =>
      ports[0]?.postMessage({ answered: data.request });
  };
  frame.dispatchEvent(new Event('load'));
  expect(await answer).toEqual({ answered: { path: '/confirm' } });
  field.remove();
});
