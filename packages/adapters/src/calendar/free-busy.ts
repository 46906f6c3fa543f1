import { z } from "zod";
import type { BusySpan } from "./port.ts";

/** The person's own calendar; others that they can see say nothing of their time. */
const CALENDAR_ID = "primary";

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** As much of the answer as is read; whatever else may come with it is left behind here. */
const answerSchema = z.object({
  calendars: z.object({
    [CALENDAR_ID]: z.object({
      busy: z.array(z.object({ start: instant, end: instant })).default([]),
      errors: z.array(z.object({ reason: z.string() })).default([]),
    }),
  }),
});

/** Google's word for a right that was taken back, between others that pass. */
const refusalSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })) }),
});

interface Question {
  readonly calendarUrl: string;
  readonly accessToken: string;
  readonly from: Date;
  readonly to: Date;
  readonly limitMs: number;
}

/**
 * Asks Google's free/busy call for a span.
 * @throws Error when it cannot be reached, takes too long, or answers what makes no sense
 */
export async function readFreeBusy({
  calendarUrl,
  accessToken,
  from,
  to,
  limitMs,
}: Question): Promise<BusySpan[] | "refused"> {
  const answer = await fetch(`${calendarUrl}/freeBusy`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({
      timeMin: from.toISOString(),
      timeMax: to.toISOString(),
      items: [{ id: CALENDAR_ID }],
    }),
    // The token goes to the address of the settings and to no other.
    redirect: "error",
    signal: AbortSignal.timeout(limitMs),
  });
  if (answer.status === 401) return "refused";
  if (answer.status === 403 && (await lacksRight(answer))) return "refused";
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The calendar's free/busy call answered ${answer.status}.`);
  }
  const { busy, errors } = answerSchema.parse(await answer.json()).calendars[CALENDAR_ID];
  const [fault] = errors;
  if (fault) throw new Error(`The calendar's free/busy call failed: ${fault.reason}.`);
  return busy.map(({ start, end }) => ({ startAt: start, endAt: end }));
}

async function lacksRight(answer: Response): Promise<boolean> {
  const read = refusalSchema.safeParse(await answer.json().catch(() => undefined));
  return (
    read.success &&
    read.data.error.errors.some(({ reason }) => reason === "insufficientPermissions")
  );
}
