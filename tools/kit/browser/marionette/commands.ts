/** HTTP requests of WebDriver within a session, each with its command of Marionette, the protocol of Firefox. */
const COMMANDS = [
  ['POST', '/url', 'WebDriver:Navigate'],
  ['GET', '/url', 'WebDriver:GetCurrentURL'],
  ['POST', '/back', 'WebDriver:Back'],
  ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  ['POST', '/element', 'WebDriver:FindElement'],
  ['POST', '/elements', 'WebDriver:FindElements'],
  ['POST', '/element/:id/click', 'WebDriver:ElementClick'],
  ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  ['GET', '/element/:id/text', 'WebDriver:GetElementText'],
  ['GET', '/element/:id/selected', 'WebDriver:IsElementSelected'],
  ['GET', '/element/:id/css/:propertyName', 'WebDriver:GetElementCSSValue'],
  ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  ['POST', '/actions', 'WebDriver:PerformActions'],
  ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
] as const;

const PATTERNS = COMMANDS.map(([method, path, command]) => ({
  method,
  command,
  pattern: new RegExp(`^/session/[^/]+${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The key under which WebDriver sends an element (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A command of Marionette and its parameters. */
export interface MarionetteCommand {
  readonly command: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Returns Marionette's command for a request to a session; undefined if there is none. */
export function commandFor(
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>>,
): MarionetteCommand | undefined {
  for (const { command, pattern, ...entry } of PATTERNS) {
    const match = entry.method === method && pattern.exec(path);
    if (match) return { command, parameters: { ...match.groups, ...adapt(command, body) } };
  }
  return undefined;
}

/**
 * Adapts parameters to Marionette. For a frame it takes the id of the element, and by default its screenshots show the
 * whole page.
 */
function adapt(command: string, body: Readonly<Record<string, unknown>>) {
  const { id } = body;
  if (command === 'WebDriver:TakeScreenshot') return { ...body, full: false };
  if (command !== 'WebDriver:SwitchToFrame' || typeof id !== 'object' || id === null) return body;
  return { element: (id as Readonly<Record<string, unknown>>)[ELEMENT] };
}
