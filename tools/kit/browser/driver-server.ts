/** A running server of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface DriverServer {
  readonly url: string;
  /** Stops the server and its browser. */
  stop(): Promise<void>;
}
