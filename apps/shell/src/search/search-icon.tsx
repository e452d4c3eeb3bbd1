import { styled } from '@raade/platform';

const Drawing = styled.svg`
  width: 1.5rem;
  height: 1.5rem;
`;

export function SearchIcon() {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L21 21"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
      />
    </Drawing>
  );
}
