import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WebDriver, WebElement } from 'selenium-webdriver';

/** A visible part of a page, found by role and name or by label. */
export interface Sought {
  readonly role?: string;
  readonly name?: string | RegExp;
  /** Label of a field, in place of role and name. */
  readonly label?: string;
  /** A surrounding part, by role and name. */
  readonly within?: Sought;
}

const LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** WebDriver cannot find elements by role and name. */
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

/** Finds all visible parts, in order. */
export async function findParts(driver: WebDriver, sought: Sought): Promise<WebElement[]> {
  const path = fromOutside(sought).map(described);
  const find = () => driver.executeScript<WebElement[] | null>(FIND, ...path);
  const found = await find();
  if (found) return found;
  await driver.executeScript(LOAD);
  return (await find()) ?? [];
}
