import { styled } from '@raade/platform';

const Picture = styled.svg`
  width: 100%;
  height: auto;

  .glow {
    fill: var(--paint-clay);
    opacity: 0.4;
  }

  .sun {
    fill: var(--paint-sun);
  }

  .ray {
    fill: var(--paint-gold);
  }

  .thread {
    fill: var(--paint-clay);
  }

  .light {
    fill: var(--paint-sand);
  }
`;

/** A sun that rises over woven fields: diamonds for its rays, threads for the ground. */
export function Sunrise() {
  return (
    <Picture viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <path className="glow" d="M24 120a96 96 0 0 1 192 0z" />
      <path className="sun" d="M68 120a52 52 0 0 1 104 0z" />
      <path
        className="ray"
        d="M120 26l6 12-6 12-6-12zM73 39l11 8 3 13-11-7zM167 39l-3 14-11 7 3-13zM38 74l13 2 9 10-13-3zM202 74l-9 9-13 3 9-10zM24 111l12-6 12 6-12 6zM216 111l-12 6-12-6 12-6z"
      />
      <path className="light" d="M20 126h200v5H20zM56 150h128v5H56z" />
      <path className="thread" d="M38 138h164v5H38zM80 162h80v5H80z" />
    </Picture>
  );
}
