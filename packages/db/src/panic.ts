import type { PGlite } from "@electric-sql/pglite";

/** That the engine has given itself up, as when there is no room for its journal. */
const isPanic = (error: unknown): error is Error =>
  error instanceof Error && "severity" in error && error.severity === "PANIC";

/**
 * Asks the embedded engine nothing more once it has given itself up: it would never answer, and hold the
 * whole process by it. Everything that is asked then fails as the last question did.
 * @param onPanic hears of it, before anything else is asked
 * @returns whether it has
 */
export function stopAtPanic(client: PGlite, onPanic: (error: Error) => void): () => boolean {
  let panic: Error | undefined;
  const guarded =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (panic) throw panic;
      try {
        return await ask(...given);
      } catch (error) {
        if (!isPanic(error)) throw error;
        panic = error;
        onPanic(error);
        throw error;
      }
    };
  client.execProtocol = guarded(client.execProtocol.bind(client));
  client.execProtocolStream = guarded(client.execProtocolStream.bind(client));
  return () => panic !== undefined;
}
