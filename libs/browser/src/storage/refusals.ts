type StorageAction = 'read' | 'keep' | 'forget';
type StorageFields = Readonly<{ key: string; action?: StorageAction }>;

/** Takes note of what went wrong, like the logger's `warn`. */
export type WarnOfStorage = (event: string, fields: StorageFields, cause: unknown) => void;

/** Does something to the storage; undefined if the browser refuses. */
type Attempt = <Result>(
  action: StorageAction,
  use: () => Result,
) => { readonly result: Result } | undefined;

/** Makes refusals harmless. Only a key's first one is logged: drafts are kept with every key that is pressed. */
export function toleratesRefusal(key: string, warn: WarnOfStorage): Attempt {
  let isRefused = false;
  return (action, use) => {
    try {
      return { result: use() };
    } catch (error) {
      if (!isRefused) warn('storage refused', { key, action }, error);
      isRefused = true;
      return undefined;
    }
  };
}
