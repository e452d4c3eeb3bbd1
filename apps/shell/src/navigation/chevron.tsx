import { styled } from '@raade/platform';

const Drawing = styled.svg<{ $isUp: boolean }>`
  width: 1em;
  height: 1em;
  transform: ${({ $isUp }) => ($isUp ? 'rotate(180deg)' : 'none')};
  transition: transform var(--motion-quick);
`;

/** The icon of a disclosure button: down while its panel is closed, up while it is open. */
export function Chevron({ isUp }: { readonly isUp: boolean }) {
  return (
    <Drawing $isUp={isUp} viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3 5.5 5 5 5-5" fill="none" stroke="currentcolor" strokeWidth="2" />
    </Drawing>
  );
}
