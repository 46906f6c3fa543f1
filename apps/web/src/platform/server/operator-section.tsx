import { can } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireOperator } from "./guard";

/** The layout of a part of the console: to a role that it is not for, there is no such page. */
export const operatorSection = (needs: Action) =>
  async function OperatorSection({ children }: { children: ReactNode }) {
    if (!can(await requireOperator(), needs)) notFound();
    return children;
  };
