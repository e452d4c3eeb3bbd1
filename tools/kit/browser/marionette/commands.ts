/** HTTP requests of WebDriver within a session, with the corresponding command of Marionette. */
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

export interface MarionetteCommand {
  readonly command: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The command for a request to a session; undefined if there is none. */
export function commandFor(
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>>,
): MarionetteCommand | undefined {
  for (const { command, pattern, ...known } of PATTERNS) {
    const match = known.method === method && pattern.exec(path);
    if (match) return { command, parameters: { ...match.groups, ...adapted(command, body) } };
  }
  return undefined;
}

/** Adapts parameters: Marionette takes the id of a frame's element, and by default screenshots the whole page. */
function adapted(command: string, body: Readonly<Record<string, unknown>>) {
  const { id } = body;
  if (command === 'WebDriver:TakeScreenshot') return { ...body, full: false };
  if (command !== 'WebDriver:SwitchToFrame' || typeof id !== 'object' || id === null) return body;
  return { element: (id as Readonly<Record<string, unknown>>)[ELEMENT] };
}
