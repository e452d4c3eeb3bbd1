import { commandFor } from './commands.ts';

test('a request becomes a command with the parameters of its path', () => {
  expect(commandFor('POST', '/session/1/element/e-2/value', { text: 'Ama' })).toEqual({
    command: 'WebDriver:ElementSendKeys',
    parameters: { id: 'e-2', text: 'Ama' },
  });
  expect(commandFor('GET', '/session/1/element/e-2/css/color', {})).toEqual({
    command: 'WebDriver:GetElementCSSValue',
    parameters: { id: 'e-2', propertyName: 'color' },
  });
});

test('a frame is identified by its element, and the page itself by null', () => {
  const element = { 'element-6066-11e4-a52e-4f735466cecf': 'f-1' };
  expect(commandFor('POST', '/session/1/frame', { id: element })?.parameters).toEqual({
    element: 'f-1',
  });
  expect(commandFor('POST', '/session/1/frame', { id: null })?.parameters).toEqual({ id: null });
});

test('unsupported requests have no command', () => {
  expect(commandFor('GET', '/session/1/shadow', {})).toBeUndefined();
  expect(commandFor('DELETE', '/session/1/url', {})).toBeUndefined();
});
