import { Bridge } from "../art/bridge.tsx";
import { fillIn } from "../text/fill-in.ts";
import { Water } from "../art/water.tsx";

interface Stat {
  figure: string;
  label: string;
}

/** Figures with their labels, each under a rule. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="stats stats-ruled">
      <StatList stats={stats} />
    </ul>
  );
}

/** Figures between the piers of a full-bleed bridge over the lagoon. */
export function BridgeStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className="hang stats-bridge surface-lagoon">
      <Water />
      {/* Phones have two columns, wider windows one for each figure. */}
      <Bridge spans={2} className="bridge-phone" />
      <Bridge spans={stats.length} wide />
      <ul className="stats stats-hanging">
        <StatList stats={stats} />
      </ul>
    </div>
  );
}

function StatList({ stats }: { stats: readonly Stat[] }) {
  return stats.map(({ figure, label }) => {
    const shown = fillIn(figure);
    return (
      <li key={label}>
        <span className={shown.length > 4 ? "figure long" : "figure"}>
          {shown}
        </span>{" "}
        <span className="soft">{label}</span>
      </li>
    );
  });
}
