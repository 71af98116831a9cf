import {
  type ContentFiles,
  readContentFiles,
} from "../../src/content-service/content-files.ts";
import { createContentService } from "../../src/content-service/content-service.ts";

const folder = new URL("../../data/content/", import.meta.url);

/** Records of a later date were added since. */
const launchedBefore = "2026-01-01";

/** All records that the site has now. */
export function ownRecords(): Promise<ContentFiles> {
  return readContentFiles(folder);
}

/**
 * The records that the site began with. Tests name and count these, so that
 * whoever adds an article or a job has no test to change.
 */
export async function launchRecords(): Promise<ContentFiles> {
  const { articles, jobs } = await ownRecords();
  const wasThere = ({ createdAt }: { createdAt: string }) =>
    createdAt < launchedBefore;
  return { articles: articles.filter(wasThere), jobs: jobs.filter(wasThere) };
}

/** A content service with the records that the site began with. */
export async function launchService() {
  return createContentService(await launchRecords());
}
