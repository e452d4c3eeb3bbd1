import { shareScopeOf } from './share-scope.ts';

const react = { version: '19.3.1' };
const scope = shareScopeOf({ react: { version: '19.3.1', module: react } });

test('a container that follows the protocol gets each module by its name and version', async () => {
  const factory = await scope['react']?.['19.3.1']?.get();
  expect(factory?.()).toBe(react);
});
