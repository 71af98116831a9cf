import words from "../../../data/words/home.json" with { type: "json" };
import { BridgeStats } from "../../ui/blocks/stats.tsx";
import { FieldsBoard } from "./fields-board.tsx";
import { HomeQuestions } from "./home-questions.tsx";
import { ProductAnatomy } from "./product-anatomy.tsx";
import { WhyWorkWithUs } from "./why-work-with-us.tsx";
import { WorksStrip } from "./works-strip.tsx";

/** The blocks of the home page. */
export function Workshop() {
  return (
    <>
      <div className="sky-danfo">
        <WorksStrip />
        <BridgeStats stats={words.stats} />
      </div>
      <WhyWorkWithUs />
      <ProductAnatomy />
      <FieldsBoard />
      <HomeQuestions />
    </>
  );
}
