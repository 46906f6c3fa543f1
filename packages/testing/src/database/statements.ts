import { Query } from "pg";

type Submit = (this: { readonly text: string }, connection: unknown) => unknown;

/** What this process sends to PostgreSQL while work is done: texts without their values, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const prototype = Query.prototype as unknown as { submit: Submit };
  const { submit } = prototype;
  prototype.submit = function (connection) {
    sent.push(this.text);
    return submit.call(this, connection);
  };
  try {
    await work();
  } finally {
    prototype.submit = submit;
  }
  return sent;
}

type Ready = (this: unknown, connection: unknown) => unknown;

/**
 * The same by trips to PostgreSQL: statements that are sent while another one is under way are on one trip
 * with it, for nobody waits for them longer than for the longest.
 */
export async function tripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = [];
  let underWay = 0;
  const prototype = Query.prototype as unknown as { submit: Submit; handleReadyForQuery: Ready };
  const { submit, handleReadyForQuery } = prototype;
  prototype.submit = function (connection) {
    if (underWay === 0) trips.push([]);
    underWay += 1;
    trips.at(-1)?.push(this.text);
    return submit.call(this, connection);
  };
  prototype.handleReadyForQuery = function (connection) {
    underWay -= 1;
    return handleReadyForQuery.call(this, connection);
  };
  try {
    await work();
  } finally {
    Object.assign(prototype, { submit, handleReadyForQuery });
  }
  return trips;
}
