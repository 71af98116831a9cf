/** A page as the specification describes it, in its words and by its addresses. */
export interface Screen {
  /** As visitors type it, not as the code builds it. */
  address: string;
  title: string;
  /** Words of the main part, as they are read, in this order. */
  shows: string[];
  /** Links of the main part: name, target, and how many there are of it. */
  links?: [name: string, target: string, count?: number][];
  /** How many elements of the main part a selector finds. */
  counts?: Record<string, number>;
  /** What the content service is asked for, in alphabetical order. */
  asks?: string[];
}
