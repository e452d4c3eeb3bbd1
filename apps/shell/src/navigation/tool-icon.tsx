import { styled } from '@raade/platform';

const Drawing = styled.svg`
  width: 1.5rem;
  height: 1.5rem;
`;

/** An icon drawn in one line. */
export function ToolIcon({ path }: { readonly path: string }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentcolor" strokeWidth="2" />
    </Drawing>
  );
}
