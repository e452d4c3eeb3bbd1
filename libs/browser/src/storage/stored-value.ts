/** Checks what was read, as every schema of zod does. Throws if it is something else. */
export interface Schema<Value> {
  parse(read: unknown): Value;
}

type StorageAction = 'read' | 'keep' | 'forget';

interface Options<Value> {
  readonly key: string;
  readonly schema: Schema<Value>;
  /** Takes note of what went wrong, like the logger's `warn`. */
  readonly warn: (
    event: string,
    fields: Readonly<{ key: string; action?: StorageAction }>,
    cause: unknown,
  ) => void;
  /** `text` is stored as it is; `json`, the default, as JSON. */
  readonly format?: 'json' | 'text';
}

/** A value in the browser's storage. No method throws: browsers may refuse storage, and be full. */
export interface StoredValue<Value> {
  /** Reads the value. Undefined if there is none, or none that the schema takes. */
  read(): Value | undefined;
  /** Stores a value; `undefined` takes away what is stored. Tells whether the browser did it. */
  keep(value: Value | undefined): boolean;
  /** Tells of every change that another tab makes, as long as the page lives. */
  follow(onChange: (value: Value | undefined) => void): void;
}

/** Throws for what is no JSON, without the engine's own message: that quotes the text, which may hold a name. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError('what is stored is no JSON');
  }
}

function storedValue<Value>(
  area: () => Storage,
  { key, schema, warn, format }: Options<Value>,
): StoredValue<Value> {
  let isRefused = false;

  /** Undefined if the browser refuses. The first refusal is logged: drafts are kept with every key that is pressed. */
  const attempt = <Result>(action: StorageAction, use: (storage: Storage) => Result) => {
    try {
      return use(area());
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
      // Rendered at build time: nobody has stored anything yet.
      if (typeof window === 'undefined') return undefined;
      return valueOf(attempt('read', (storage) => storage.getItem(key)));
    },
    keep: (value) => {
      const done = attempt(value === undefined ? 'forget' : 'keep', (storage) => {
        if (value === undefined) storage.removeItem(key);
        else storage.setItem(key, format === 'text' ? String(value) : JSON.stringify(value));
        return true;
      });
      return done ?? false;
    },
    follow: (onChange) => {
      window.addEventListener('storage', (event) => {
        // The key is null when another tab has cleared everything.
        if (event.key === key || event.key === null) onChange(valueOf(event.newValue));
      });
    },
  };
}

/** A value that outlives reloads and ends with its tab. */
export function tabStorage<Value>(options: Options<Value>): StoredValue<Value> {
  return storedValue(() => window.sessionStorage, options);
}

/** A value that stays on the device, for every tab of the site. */
export function deviceStorage<Value>(options: Options<Value>): StoredValue<Value> {
  return storedValue(() => window.localStorage, options);
}
