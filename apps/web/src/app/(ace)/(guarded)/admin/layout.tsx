import type { ReactNode } from "react";
import { AdminTabs } from "../../../_frame/admin-tabs";

/** Pages of a company's administrators; the guard lets nobody else in. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminTabs />
      {children}
    </>
  );
}
