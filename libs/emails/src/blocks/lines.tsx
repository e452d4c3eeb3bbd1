/** @jsxImportSource preact */

/** A text of several lines, as they were typed. */
export function Lines({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('\n').map((line, index) => (
        <>
          {index > 0 && <br />}
          {line}
        </>
      ))}
    </>
  );
}
