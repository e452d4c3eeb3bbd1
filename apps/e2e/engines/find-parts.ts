import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WebDriver, WebElement } from 'selenium-webdriver';

/** A part of a page as people find it, among what they can see. */
export interface Sought {
  readonly role?: string;
  readonly name?: string | RegExp;
  /** A field's label, in place of its role. */
  readonly label?: string;
  /** A part around it, by role and name. */
  readonly within?: Sought;
}

const LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** WebDriver itself finds nothing by role and name. */
const LOAD = `
  const library = {};
  (function (exports, module) { ${LIBRARY} })(library, {});
  // The library accepts regular expressions of its own realm only, and Firefox runs each script in a new one.
  library.patternOf = (source) => new RegExp(source);
  window.testingLibrary = library;`;

const FIND = `
  const library = window.testingLibrary;
  if (!library) return null;
  const isSeen = (part) => part.checkVisibility({ checkVisibilityCSS: true });
  const find = (around, { role, label, name, pattern }) => {
    if (label) return library.queryAllByLabelText(around, label, { exact: false }).filter(isSeen);
    const options = pattern ? { name: library.patternOf(pattern) } : name ? { name } : {};
    return library.queryAllByRole(around, role, options).filter(isSeen);
  };
  return [...arguments].reduce(
    (around, sought) => around.flatMap((part) => find(part, sought)),
    [document.body],
  );`;

/** Returns a search in a form that can be passed to a script. */
const described = ({ name, role, label }: Sought) => ({
  role,
  label,
  ...(name instanceof RegExp ? { pattern: name.source } : { name }),
});

const fromOutside = (sought: Sought): Sought[] =>
  sought.within ? [...fromOutside(sought.within), sought] : [sought];

/** All parts that are to be seen now, in their order. */
export async function findParts(driver: WebDriver, sought: Sought): Promise<WebElement[]> {
  const path = fromOutside(sought).map(described);
  const find = () => driver.executeScript<WebElement[] | null>(FIND, ...path);
  const found = await find();
  if (found) return found;
  await driver.executeScript(LOAD);
  return (await find()) ?? [];
}
