/** @jsxImportSource preact */

/** A text with the line breaks that were typed. */
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
