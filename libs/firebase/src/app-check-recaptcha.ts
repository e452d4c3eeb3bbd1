/** The script that the App Check SDK needs. If the page has loaded it already, the SDK does not load it again. */
const RECAPTCHA_URL = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

const DEADLINE_MS = 5_000;

/** Loads reCAPTCHA Enterprise. Rejects if it is blocked or late. */
export function loadRecaptcha(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (reason: string) => {
      script.remove();
      reject(new Error(`reCAPTCHA ${reason}.`));
    };
    const timer = setTimeout(() => giveUp('did not load in time'), DEADLINE_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      giveUp('cannot be loaded');
    };
    script.src = RECAPTCHA_URL;
    document.head.append(script);
  });
}
