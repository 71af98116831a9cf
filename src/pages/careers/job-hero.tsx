import type { ReactNode } from "react";
import { BackArrow } from "./back-arrow.tsx";

/** The top of a job's page: the back arrow and `children`. */
export function JobHero({ children }: { children: ReactNode }) {
  return (
    <header className="surface job-hero">
      <div className="wrap">
        <BackArrow />
      </div>
      <div className="hero grid wrap">{children}</div>
    </header>
  );
}
