import type { RecordIn } from "../../records/singleton.server.ts";
import file from "../../../data/promises.json" with { type: "json" };
import words from "../../../data/words/services.json" with { type: "json" };
import { staticAddress } from "../../static-files.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { prices } from "./prices.ts";
import type { promises as kind } from "./promises.server.ts";
import { printLink } from "./print-part.ts";

const promises = file as RecordIn<typeof kind>;

/**
 * What clients may hold the agency to, on a sheet of paper. Its own link prints
 * it alone: the print styles show only the target.
 */
export function Sheet() {
  const { title, rows, print } = words.pricing.sheet;
  const { signedBy } = promises;
  return (
    <div id="sheet" className="promises-place">
      <div id="print-sheet" className="promises paper">
        <h3 className="heading-2">{title}</h3>
        <dl>
          {rows.flatMap(({ figure, text }) => {
            const shown = fillIn(figure, builds());
            // An owner has deleted the price that it names.
            if (/\{\w+\}/.test(shown)) return [];
            return (
              <div key={figure}>
                <dt
                  className={figure.includes("{mostLost}") ? "risk" : undefined}
                >
                  {shown}
                </dt>
                <dd>{fillIn(text)}</dd>
              </div>
            );
          })}
        </dl>
        <div className="cluster">
          <a className="text-link" href="#print-sheet" {...printLink}>
            {print}
          </a>
          {signedBy && <Signature name={signedBy} />}
        </div>
      </div>
    </div>
  );
}

function Signature({ name }: { name: string }) {
  return (
    <p className="signature meta">
      <svg viewBox="0 0 200 72" aria-hidden="true">
        <use href={staticAddress("/drawings/signature.svg#signature")} />
      </svg>
      {name}
    </p>
  );
}

/** The prices of the cards' add-ons, by placeholders. */
function builds(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { drawing, addOn } of prices.cards) {
    if (!addOn) continue;
    if (drawing === "mini-site") found.miniSiteBuild = addOn.price;
    if (drawing === "enterprise-site") found.enterpriseSiteBuild = addOn.price;
  }
  return found;
}
