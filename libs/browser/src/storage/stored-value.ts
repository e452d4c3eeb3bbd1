/** Checks a value that was read, and throws if it is invalid. Every zod schema is one. */
export interface Schema<Value> {
  parse(read: unknown): Value;
}

type StorageAction = 'read' | 'set' | 'remove';

interface Options<Value> {
  readonly key: string;
  readonly schema: Schema<Value>;
  /** Logs a failure; usually the logger's `warn`. */
  readonly warn: (
    event: string,
    fields: Readonly<{ key: string; action?: StorageAction }>,
    cause: unknown,
  ) => void;
  /** `json` (the default) serializes the value; `text` stores a string unchanged. */
  readonly format?: 'json' | 'text';
}

/** A value in the browser's storage. No method throws, although browsers may refuse storage or have no space left. */
export interface StoredValue<Value> {
  /** Reads the value. Undefined if there is none or the schema rejects it. */
  read(): Value | undefined;
  /** Stores a value; `undefined` removes it. Returns false if the browser refused. */
  set(value: Value | undefined): boolean;
  /** Calls `onChange` for every change that another tab makes, as long as the page is open. */
  follow(onChange: (value: Value | undefined) => void): void;
}

/** Parses JSON. The error leaves out the engine's message, which quotes the text and may contain personal data. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError('what is stored is no JSON');
  }
}

function storedValue<Value>(
  getStorage: () => Storage,
  { key, schema, warn, format }: Options<Value>,
): StoredValue<Value> {
  let isRefused = false;

  /**
   * Uses the storage, or returns undefined if the browser refuses. Only the first refusal is logged, since drafts are
   * stored with each key press.
   */
  const attempt = <Result>(action: StorageAction, use: (storage: Storage) => Result) => {
    try {
      return use(getStorage());
    } catch (error) {
      if (!isRefused) warn('storage refused', { key, action }, error);
      isRefused = true;
      return undefined;
    }
  };
  const valueOf = (text: string | null | undefined): Value | undefined => {
    if (text === null || text === undefined) return undefined;
    try {
      return schema.parse(format === 'text' ? text : readJson(text));
    } catch (error) {
      warn('stored value not readable', { key }, error);
      return undefined;
    }
  };
  return {
    read: () => {
      // There is no storage while prerendering.
      if (typeof window === 'undefined') return undefined;
      return valueOf(attempt('read', (storage) => storage.getItem(key)));
    },
    set: (value) => {
      const isDone = attempt(value === undefined ? 'remove' : 'set', (storage) => {
        if (value === undefined) storage.removeItem(key);
        else storage.setItem(key, format === 'text' ? String(value) : JSON.stringify(value));
        return true;
      });
      return isDone ?? false;
    },
    follow: (onChange) => {
      window.addEventListener('storage', (event) => {
        // The key is null when another tab has cleared everything.
        if (event.key === key || event.key === null) onChange(valueOf(event.newValue));
      });
    },
  };
}

/** A value in `sessionStorage`: survives reloads and ends with the tab. */
export function tabStorage<Value>(options: Options<Value>): StoredValue<Value> {
  return storedValue(() => window.sessionStorage, options);
}

/** A value in `localStorage`: stays on the device, for all tabs of the site. */
export function deviceStorage<Value>(options: Options<Value>): StoredValue<Value> {
  return storedValue(() => window.localStorage, options);
}
