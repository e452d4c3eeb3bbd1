import { expect, type Locator, type Page } from '@playwright/test';

/** A sighted visitor with a mouse, or without one: what they do is counted, and how long it takes. */
export class Visitor {
  readonly #page: Page;
  readonly #began = performance.now();
  #steps = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.#steps += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#steps += 1;
    await field.fill(text);
  }

  /** One key, or a word that is typed. */
  async type(text: string): Promise<void> {
    this.#steps += 1;
    await this.#page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    this.#steps += 1;
    await this.#page.keyboard.press(name);
  }

  /** A little, so that the bar comes back. */
  async scrollUp(): Promise<void> {
    this.#steps += 1;
    await this.#page.mouse.move(20, 400);
    await this.#page.mouse.wheel(0, -100);
  }

  /** Presses a key until the focus is on the target. */
  async walkTo(target: Locator, key = 'Tab'): Promise<void> {
    await expect(async () => {
      await this.key(key);
      expect(await target.evaluate((element) => element.matches(':focus'))).toBe(true);
    }).toPass({ intervals: [0] });
  }

  /** The task is done. Prints what it took, and holds it to as many steps as it may take. */
  done(task: string, atMost: number): void {
    const seconds = (performance.now() - this.#began) / 1000;
    console.log(`${task}: ${this.#steps} steps, ${seconds.toFixed(1)} s`);
    expect(this.#steps, task).toBeLessThanOrEqual(atMost);
  }
}
