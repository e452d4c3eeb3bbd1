import { shareScopeOf } from './share-scope.ts';

const react = { version: '19.3.1' };
const scope = shareScopeOf({ react: { version: '19.3.1', module: react } });

test('a container that knows the protocol alone gets each module by its name', async () => {
  const factory = await scope['react']?.['19.3.1']?.get();
  expect(factory?.()).toBe(react);
});
