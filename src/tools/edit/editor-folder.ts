/** What the editor keeps beside the project's files; git ignores it. */
export function editorFolder(root: URL): URL {
  return new URL(".editor/", root);
}

/** A folder in the trash for what is deleted now. */
export function newTrashFolder(root: URL, now = new Date()): URL {
  // Without colons, which Windows does not allow.
  const name = now.toISOString().replaceAll(":", "-");
  return new URL(`trash/${name}/`, editorFolder(root));
}
