import clsx from "clsx";
import type { Outputs } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { memberCopy } from "./copy.ja";
import type { MemberDoc } from "./types";

const copy = memberCopy.agent;

interface AgentOrderProps {
  /** Ids, the first one first. */
  order: readonly string[];
  agents: Outputs["operatorCompany"]["agents"];
  member: MemberDoc;
}

/** How the agents will stand in the window for choosing one, with the one in question marked. */
export function AgentOrder({ order, agents, member }: AgentOrderProps) {
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  const isSomeoneHidden = agents.some(({ isAvailable, isShown }) => !isAvailable || !isShown);
  return (
    <section aria-label={copy.order} className="grid gap-2">
      <p className="font-semibold text-sm">{copy.order}</p>
      <ol className="grid gap-1 text-sm">
        {order.map((id, index) => {
          const agent = byId.get(id);
          const isSelf = id === member.id;
          return (
            <li
              key={id}
              className={clsx(
                "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-2",
                isSelf ? "bg-sunken font-semibold" : "text-ink-2",
              )}
            >
              <span className="w-5 text-right tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1">
                {agent?.name ?? member.name}
                {agent && (
                  <span className="block font-normal text-ink-2 text-xs">{agent.companyName}</span>
                )}
              </span>
              {isSelf && <Badge tone="indigo">{copy.self}</Badge>}
              {!(agent?.isAvailable ?? member.isAvailable) && <Badge>{copy.paused}</Badge>}
              {agent && !agent.isShown && <Badge>{copy.notShown}</Badge>}
            </li>
          );
        })}
      </ol>
      {isSomeoneHidden && <p className="text-ink-2 text-xs">{copy.hiddenNote}</p>}
    </section>
  );
}
