import { ModuleFederation } from '@module-federation/runtime-core';
import { shareScopeOf } from './share-scope.ts';

const react = { version: '19.3.1' };
const scope = shareScopeOf('shell', { react: { version: '19.3.1', module: react } });

test('a container that knows the protocol alone gets each module by its name', async () => {
  const factory = await scope['react']?.['19.3.1']?.get();
  expect(factory?.()).toBe(react);
});

test('a container with the runtime of Module Federation 2 finds it, too: older releases are such', async () => {
  const container = new ModuleFederation({ name: 'giving', remotes: [] });
  container.initShareScopeMap('default', scope as never);
  const factory = await container.loadShare<object>('react', {
    customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^19.0.0' } },
  });
  expect(factory && factory()).toBe(react);
});
