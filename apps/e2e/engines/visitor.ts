import { error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { withinNow } from '../machine/pace.ts';
import { findParts, type Sought } from './find-parts.ts';

/** Enough for cold starts of the apps and functions. */
const PATIENCE_MS = 30_000;

const HYDRATED = `return Boolean(document.querySelector('#root[data-hydrated]')) &&
  !document.querySelector('[data-prerendered]');`;
const TO_THE_MIDDLE = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`;

/** Errors that are normal while a page is changing. */
const TRANSIENT_ERRORS = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.JavascriptError,
];

/** A visitor with a browser that is controlled by WebDriver. Lookups wait until the part is there. */
export interface Visitor {
  readonly driver: WebDriver;
  /** Opens a page and waits until it is hydrated. */
  open(url: string): Promise<void>;
  /** Waits for the first such part. */
  see(sought: Sought): Promise<WebElement>;
  /** Returns the current texts of all such parts. */
  texts(sought: Sought): Promise<string[]>;
  press(sought: Sought): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Sends keys to the focused element. */
  type(keys: string): Promise<void>;
  path(): Promise<string>;
  /** Returns the background color behind an element. */
  groundOf(selector: string): Promise<string>;
}

export function visitorWith(driver: WebDriver): Visitor {
  /** Repeats an attempt until it returns a result. */
  const wait = <Result>(what: string, attempt: () => Promise<Result | undefined>) =>
    driver.wait(
      async () => {
        try {
          return await attempt();
        } catch (reason) {
          if (TRANSIENT_ERRORS.some((kind) => reason instanceof kind)) return undefined;
          throw reason;
        }
      },
      withinNow(PATIENCE_MS),
      `There is no ${what}.`,
    ) as Promise<Result>;

  const first = async (sought: Sought) => (await findParts(driver, sought))[0];
  const see = (sought: Sought) => wait(wordsFor(sought), () => first(sought));

  return {
    driver,
    async open(url) {
      await driver.get(url);
      await wait(
        'hydrated page',
        async () => (await driver.executeScript(HYDRATED)) === true || undefined,
      );
    },
    see,
    texts: (sought) =>
      wait(`text in ${wordsFor(sought)}`, async () => {
        const parts = await findParts(driver, sought);
        return Promise.all(parts.map((part) => part.getText()));
      }),
    async press(sought) {
      await wait(wordsFor(sought), async () => {
        const part = await first(sought);
        if (!part) return undefined;
        await driver.executeScript(TO_THE_MIDDLE, part);
        await part.click();
        return true;
      });
    },
    async fill(label, text) {
      const field = await see({ label });
      await driver.executeScript(TO_THE_MIDDLE, field);
      await field.sendKeys(text);
    },
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    async path() {
      const { pathname, search, hash } = new URL(await driver.getCurrentUrl());
      return `${pathname}${search}${hash}`;
    },
    groundOf: (selector) => driver.findElement({ css: selector }).getCssValue('background-color'),
  };
}

const wordsFor = ({ role = 'field', name, label }: Sought) => `${role} ${String(name ?? label)}`;
