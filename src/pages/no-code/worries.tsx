import { noCodeProblems } from "../../../data/no-code.ts";
import { BrokenDeck, FilledDeck } from "../../components/art/bridge.tsx";

/** Each worry under a broken deck, and its solution under a filled one. */
export function Worries() {
  return (
    <ul className="worries">
      {noCodeProblems.map(({ problem, solution }) => (
        <li key={problem} className="grid">
          <div className="hang half span-5">
            <BrokenDeck />
            <h3>{problem}</h3>
          </div>
          <div className="hang half span-6 from-7">
            <FilledDeck />
            <p className="lead">{solution}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
