/** A picture that was uploaded, and what it suggests. */
export interface Upload {
  /** Its reference until it is saved, as new/1a2b3c. */
  picture: string;
  width: number;
  height: number;
  wide: boolean;
  /** The focal point of its crops in per cent, as 50,30. */
  focus: string;
  ground: string;
  mark: string;
}

/** The addresses of an uploaded picture, or the name of a portrait. */
export interface NewPicture {
  cover: string;
  whole: string;
  portrait?: string;
}

/** A picture of a project in the form: a new one is an upload, too. */
export interface FormPicture extends Partial<Upload> {
  picture: string;
  upright?: boolean;
  alt?: string;
  caption?: string;
  /** Another picture for phones. */
  phone?: Upload;
}

/** A new cover of a project in the form. */
export interface FormCover extends Upload {
  alt?: string;
}

/** The folder in addresses of pictures that are not saved. */
export const newPictureSet = "new";

/** Whether a reference is that of an upload. */
export function isNew(picture: unknown): picture is string {
  return typeof picture === "string" &&
    picture.startsWith(`${newPictureSet}/`);
}

/** The address of a whole upload. */
export function uploadAddress(picture: string): string {
  return `/pictures/${picture}.webp`;
}
