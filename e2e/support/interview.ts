import type { signIn } from "./sign-in.ts";

/** The room of the interview of the demo data that takes place now, as one of its two opens it. */
export async function interviewPath({ trpc }: Awaited<ReturnType<typeof signIn>>) {
  const { items } = await trpc.matching.list.query({ tab: "fixed" });
  for (const { id: matchingId } of items) {
    const { current } = await trpc.schedule.get.query({ matchingId });
    const room = current?.videoChat;
    if (room && Math.abs(Date.parse(room.startAt) - Date.now()) < 3_600_000)
      return `/matchings/${matchingId}/video/${room.id}`;
  }
  throw new Error("The demo data has no interview that takes place now.");
}
