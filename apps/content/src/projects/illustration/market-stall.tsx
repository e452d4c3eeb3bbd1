import { Diamonds, Sky, Sun } from './scene.tsx';

const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7];
const STRIPE_WIDTH = 70;

/** A stripe of the roof; it ends in a half circle. */
function Stripe({ index }: { index: number }) {
  const x = 120 + index * STRIPE_WIDTH;
  const top = 160 + index * 60;
  return (
    <path
      d={`M${top} 132h60L${x + STRIPE_WIDTH} 236v22a35 35 0 0 1-70 0v-22z`}
      fill={index % 2 ? 'var(--paint-cloud)' : 'var(--paint-clay)'}
    />
  );
}

function Basket({ x, fruit }: { x: number; fruit: string }) {
  return (
    <>
      <g fill={fruit}>
        <circle cx={x - 34} cy="372" r="22" />
        <circle cx={x + 4} cy="366" r="24" />
        <circle cx={x + 40} cy="374" r="21" />
        <circle cx={x - 14} cy="346" r="20" />
        <circle cx={x + 22} cy="344" r="20" />
      </g>
      <path d={`M${x - 66} 376h136l-18 50h-100z`} fill="var(--paint-gold)" />
      <path d={`M${x - 60} 393h124M${x - 54} 410h112`} stroke="var(--paint-clay)" strokeWidth="4" />
    </>
  );
}

function RollsOfCloth() {
  return (
    <>
      <path d="M494 398h168v28h-168z" fill="var(--paint-leaf)" />
      <path d="M506 370h148v28h-148z" fill="var(--paint-plum)" />
      <path d="M520 342h120v28h-120z" fill="var(--paint-sun)" />
      <path
        d="M494 412h168M506 384h148M520 356h120"
        stroke="var(--paint-cloud)"
        strokeWidth="5"
        strokeDasharray="12 10"
      />
    </>
  );
}

export function MarketStall() {
  return (
    <>
      <Sky />
      <Sun x={430} y={210} radius={128} />
      <path d="M0 478c260-24 540-24 800 0v122H0z" fill="var(--paint-sand)" />
      <path d="M150 240v300M650 240v300" stroke="var(--paint-night)" strokeWidth="16" />
      <Basket x={226} fruit="var(--paint-leaf)" />
      <Basket x={394} fruit="var(--paint-clay)" />
      <RollsOfCloth />
      <path d="M126 424h548v130H126z" fill="var(--paint-night)" />
      <path d="M126 440h548v14H126zM126 524h548v14H126z" fill="var(--paint-sun)" />
      <Diamonds x={158} y={489} count={9} step={60} fill="var(--paint-plum)" />
      <Diamonds x={188} y={489} count={8} step={60} fill="var(--paint-gold)" />
      {STRIPES.map((index) => (
        <Stripe key={index} index={index} />
      ))}
    </>
  );
}
