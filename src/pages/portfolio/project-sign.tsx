import type { Project } from "../../agency/projects/project-views.ts";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import { Truss } from "../../ui/art/truss.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Caption } from "./caption.tsx";
import { parts } from "../../ui/controls/parts.ts";

interface ProjectSignProps {
  project: Project;
  /** Its position in the portfolio, from 1. */
  position: number;
  /** The number of projects. */
  count: number;
}

/**
 * A project's first picture as a sign on a truss, with its name on the plate;
 * the bus is parked below. Low windows crop the picture.
 */
export function ProjectSign({ project, position, count }: ProjectSignProps) {
  const { slug, name, line, facts, showcase: [shot] } = project;
  return (
    <>
      <Truss />
      <div className="wrap">
        <div className="project-sign hanging-sign">
          {shot && (
            <div className="page-picture" {...parts.pagePicture}>
              <Picture
                picture={shot.picture}
                kind={shot.kind}
                sizes="91vw"
                narrow={{
                  picture: shot.upright
                    ? `${shot.picture}-tall`
                    : `${slug}/tall`,
                  kind: "tall",
                  sizes: "92vw",
                  media: "(width < 43.75em)",
                }}
                alt={shot.alt}
                priority
              />
            </div>
          )}
          <div className="project-plate">
            <h1>{name}</h1>
            <div>
              <p>{line}</p>
              {facts && (
                <p className="soft">{`${facts.where} · ${facts.time}`}</p>
              )}
            </div>
          </div>
        </div>
        <div className="project-road">
          <div className="danfo-arrives">
            <p className="project-board">
              <span className="visually-hidden">{words.project.board}</span>
              {" "}
              <span>{`${position} of ${count}`}</span>
            </p>
            <DanfoBus />
          </div>
          <Caption position={1} text={shot?.caption} />
        </div>
      </div>
      <Bridge spans={1} className="deck-only" />
    </>
  );
}
