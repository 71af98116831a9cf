import { Picture } from "../../ui/pictures/picture.tsx";

/** The first course of the software track. */
export function JavaCourse() {
  return (
    <section
      className="section sky-paper-2 wrap grid java-course"
      aria-labelledby="java"
    >
      <div className="span-6">
        <Picture
          picture="academy/java"
          kind="cover"
          sizes="(width < 62.5em) 92vw, 45vw"
          alt="Ronke Bello reads a line of Java aloud from a board to five students"
        />
      </div>
      <div className="stack span-5 from-8">
        <h2 id="java">Start with Java</h2>
        <p className="lead">
          Java is strict, and strict is kind to beginners: the compiler tells
          you what you got wrong before a customer does. You begin with
          variables and finish with a small service, its tests and its first
          release.
        </p>
        <p className="lead soft">
          Two evenings and one Saturday a week. Bring a laptop that can run a
          browser and an editor at the same time.
        </p>
      </div>
    </section>
  );
}
