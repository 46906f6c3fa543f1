import type { Db } from "@tefuda/db/client";
import { sql } from "@tefuda/db/sql";
import type { Job } from "./job.ts";

/**
 * Takes back into the present what the queue dated while the database's clock was ahead: once that is set back,
 * no run would come, and no dead process be missed, for as long as it was.
 */
export async function recallRuns(db: Db, jobs: readonly Pick<Job, "name" | "everyMs">[]) {
  const paces = sql.join(
    jobs.map(({ name, everyMs }) => sql`(${name}, ${everyMs}::float8)`),
    sql`, `,
  );
  await db.execute(sql`
    update pgboss.job set start_after = now()
    from (values ${paces}) as pace (name, ms)
    where job.name = pace.name and state < 'active'
      and start_after > now() + pace.ms * interval '1 millisecond'`);
  await db.execute(sql`
    update pgboss.job set heartbeat_on = now()
    where state = 'active' and heartbeat_on > now() + interval '1 minute'`);
  await db.execute(sql`
    update pgboss.queue set
      monitor_on = least(monitor_on, now()),
      monitor_claim_on = least(monitor_claim_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_on, monitor_claim_on, maintain_on) > now() + interval '1 minute'`);
}
