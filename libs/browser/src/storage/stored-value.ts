import { readJson } from './read-json.ts';
import { toleratesRefusal, type WarnOfStorage } from './refusals.ts';

/** Checks what was read, as every schema of zod does. Throws if it is something else. */
export interface Schema<Value> {
  parse(read: unknown): Value;
}

interface Options<Value> {
  readonly key: string;
  readonly schema: Schema<Value>;
  readonly warn: WarnOfStorage;
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

function checkedBy<Value>({ key, schema, warn, format }: Options<Value>) {
  return (text: string | null | undefined): Value | undefined => {
    if (text === null || text === undefined) return undefined;
    try {
      return schema.parse(format === 'text' ? text : readJson(text));
    } catch (error) {
      warn('stored value not readable', { key }, error);
      return undefined;
    }
  };
}

function storedValue<Value>(area: () => Storage, options: Options<Value>): StoredValue<Value> {
  const { key, format } = options;
  const attempt = toleratesRefusal(key, options.warn);
  const valueOf = checkedBy(options);
  return {
    read: () => {
      // Rendered at build time: nobody has stored anything yet.
      if (typeof window === 'undefined') return undefined;
      return valueOf(attempt('read', () => area().getItem(key))?.result);
    },
    keep: (value) => {
      if (value === undefined) return !!attempt('forget', () => area().removeItem(key));
      const text = format === 'text' ? String(value) : JSON.stringify(value);
      return !!attempt('keep', () => area().setItem(key, text));
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
