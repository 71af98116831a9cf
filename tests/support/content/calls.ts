import type { CallName } from "../../../src/content/call-names.ts";
import {
  type Caller,
  type CallServiceOptions,
  createCallService,
} from "../../../src/content/calls/call-service.ts";
import type { ContentResult } from "../../../src/content/calls/content-result.ts";

/** Calls a service whose answers are not parsed; resolves with the result. */
export function callsTo(
  options: Partial<CallServiceOptions> & Pick<CallServiceOptions, "send">,
): (name: CallName, caller?: Caller) => Promise<ContentResult<unknown>> {
  const callService = createCallService({
    parserOf: () => (body) => body,
    sendDrafts: options.send,
    timeoutMs: 60_000,
    onLeftOut() {},
    onUnknownBlocks() {},
    ...options,
  });
  return async (...args) => (await callService(...args)).result;
}
