/*
 * What is known of the document: whether it arrives, is silent, has stopped or
 * is complete, and whether React is there. Scripts that share no memory share
 * the document, so its attributes say it.
 */
import type { DataOf, SelectorOf } from "../lib/data-attributes.ts";

// When the rest of the document is given up, in milliseconds. These times count
// beside the content timeout, which every document names.

/** A document that receives nothing for this long is silent: React is needed. */
export const silentMs = 1000;

/** This long after the content timeout the document has stopped. */
export const stoppedMs = 250;

/** This long after the content timeout, without React, the page says so. */
export const failedMs = 1000;

/** After this share of the content timeout React asks the gateway, too. */
export const gatewayShare = 1 / 3;

/** This long after the gateway has answered the document has stopped. */
export const answeredMs = 1000;

/** What is asked for again may take this much longer than the content timeout. */
export const lastMs = 1500;

/** An attribute of the root element of every document. */
export function timeLimit(contentTimeoutMs?: number) {
  return { "data-content-timeout": contentTimeoutMs } as const;
}

/** The content timeout, which every document names. */
export function contentTimeoutMs(): number {
  const { contentTimeout }: DataOf<typeof timeLimit> =
    document.documentElement.dataset;
  return Number(contentTimeout ?? 0);
}

/** An element of streamed documents alone: it names the complete version. */
export function streamedPart(completeAt: string) {
  return { "data-complete-at": completeAt } as const;
}

/** The address of the complete version; undefined if the document is that. */
export function completeAt(): string | undefined {
  const part = document.querySelector<HTMLElement>(
    "[data-complete-at]" satisfies SelectorOf<typeof streamedPart>,
  );
  return (part?.dataset as DataOf<typeof streamedPart>)?.completeAt;
}

/** Whether the document still arrives, or is silent. */
export function isArriving(): boolean {
  return document.readyState === "loading";
}

/** Id of the element that ends the shell: see `shell-end.tsx`. */
export const shellEndId = "shell-end";

/** Whether the whole shell has been parsed. */
export function isShellComplete(): boolean {
  return document.getElementById(shellEndId) !== null;
}

/**
 * Marks a part of the page that waits for content.
 * @param failed What it says if the content does not come.
 */
export function waitingPart(failed: string) {
  return { "data-failed": failed } as const;
}

/** The selector of these parts. */
export type WaitingSelector = `main ${SelectorOf<typeof waitingPart>}`;

/** Whether a part of the page waits for content. */
export function isLoading(): boolean {
  return document.querySelector(
    "main [data-failed]" satisfies WaitingSelector,
  ) !== null;
}

/** Of the root element, and an event: the rest of the document is given up. */
const stoppedKey = "stopped";

/** Stops waiting for the rest of the document. */
export function stopDocument(): void {
  if (hasStopped()) return;
  document.documentElement.dataset[stoppedKey] = "";
  document.dispatchEvent(new Event(stoppedKey));
}

/** Whether the document has stopped. */
export function hasStopped(): boolean {
  return stoppedKey in document.documentElement.dataset;
}

/**
 * Calls back when the document stops.
 * @returns A function that removes the listener.
 */
export function onStop(callback: () => void): () => void {
  document.addEventListener(stoppedKey, callback);
  return () => document.removeEventListener(stoppedKey, callback);
}

/** On the root element while React hydrates: nothing may add elements then. */
export const hydratingAttribute = "data-hydrating";

/**
 * Notes at the root element that React has hydrated all parts of the page:
 * scripts, styles and tests ask for it.
 */
export function noteHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Whether all parts of the page are hydrated. */
export function isHydrated(): boolean {
  return document.querySelector("[data-hydrated]") !== null;
}

/** Of the root element once links load no documents. */
export const clientRoutingAttribute = "data-client-routing";
