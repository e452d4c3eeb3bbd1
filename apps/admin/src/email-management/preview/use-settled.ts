import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while, in milliseconds: a frame shows each change from its top. */
export function useSettled<Value>(value: Value, after: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
