import words from "../../../data/words/academy.json" with { type: "json" };

/** A track, and what it begins with. */
export interface AcademyTrack {
  id: string;
  name: string;
  description: string;
  course: {
    title: string;
    description: string;
    needs?: string;
    picture?: { picture: string; alt: string };
  };
}

/** The four tracks, which end in one shared project. */
export function academyTracks(): AcademyTrack[] {
  const { firstCourse, tracks } = words;
  return Object.entries(tracks.list).map((
    [id, { course, ...track }],
    index,
  ) => ({
    id,
    ...track,
    course: index > 0 ? course : {
      ...course,
      needs: firstCourse.needs,
      picture: { picture: "academy/java", alt: firstCourse.picture },
    },
  }));
}
